import { z } from 'zod'
import * as account from './account.ts'
import * as accountOrders from './account-orders.ts'
import * as addressForm from './address-form.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as bulkParcels from './bulk-parcels.ts'
import * as bulkProducts from './bulk-products.ts'
import * as carts from './carts.ts'
import * as catalogue from './catalogue.ts'
import * as categories from './categories.ts'
import * as disputes from './disputes.ts'
import * as earnings from './earnings.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { money } from './fields.ts'
import * as figures from './figures.ts'
import * as follows from './follows.ts'
import * as guestData from './guest-data.ts'
import * as home from './home.ts'
import * as inventory from './inventory.ts'
import * as ledger from './ledger.ts'
import * as media from './media.ts'
import * as messageReports from './message-reports.ts'
import * as messages from './messages.ts'
import * as moderation from './moderation.ts'
import * as moderationCounts from './moderation-counts.ts'
import * as notifications from './notifications.ts'
import * as opening from './opening.ts'
import * as orders from './orders.ts'
import * as overview from './overview.ts'
import * as parcels from './parcels.ts'
import * as payments from './payments.ts'
import * as payoutAccounts from './payout-accounts.ts'
import * as payoutTerms from './payout-terms.ts'
import * as payouts from './payouts.ts'
import * as permissions from './permissions.ts'
import * as privacy from './privacy.ts'
import * as privateFiles from './private-files.ts'
import { problem } from './problems.ts'
import * as productImports from './product-imports.ts'
import * as productLists from './product-lists.ts'
import * as prohibited from './prohibited.ts'
import * as questions from './questions.ts'
import * as rates from './rates.ts'
import * as ratings from './ratings.ts'
import * as reconciliations from './reconciliations.ts'
import * as refunds from './refunds.ts'
import * as requests from './requests.ts'
import * as reviews from './reviews.ts'
import * as salesReport from './sales-report.ts'
import * as savedAddresses from './saved-addresses.ts'
import * as savedViews from './saved-views.ts'
import * as shipping from './shipping.ts'
import * as shop from './shop.ts'
import * as shopAccounts from './shop-accounts.ts'
import * as shopStores from './shop-stores.ts'
import * as staff from './staff.ts'
import * as standing from './standing.ts'
import * as stock from './stock.ts'
import * as stockAlerts from './stock-alerts.ts'
import * as storeCharges from './store-charges.ts'
import * as storePreview from './store-preview.ts'
import * as storeRequests from './store-requests.ts'
import * as storeReviews from './store-reviews.ts'
import * as storeStanding from './store-standing.ts'
import * as stores from './stores.ts'
import * as strikes from './strikes.ts'
import * as suggestions from './suggestions.ts'
import * as team from './team.ts'
import * as tolerances from './tolerances.ts'
import * as traders from './traders.ts'
import * as trust from './trust.ts'
import * as unpaidOrders from './unpaid-orders.ts'
import * as verification from './verification.ts'
import * as wishes from './wishes.ts'

const nouns = {
  ...shop,
  ...auth,
  ...account,
  ...shopAccounts,
  ...staff,
  ...audit,
  ...rates,
  ...media,
  ...privateFiles,
  ...privacy,
  ...guestData,
  ...stores,
  ...shopStores,
  ...standing,
  ...storeStanding,
  ...payoutTerms,
  ...team,
  ...storePreview,
  ...catalogue,
  ...suggestions,
  ...categories,
  ...home,
  ...inventory,
  ...bulkProducts,
  ...stock,
  ...productImports,
  ...prohibited,
  ...shipping,
  ...carts,
  ...wishes,
  ...stockAlerts,
  ...follows,
  ...payments,
  ...tolerances,
  ...ledger,
  ...earnings,
  ...payoutAccounts,
  ...payouts,
  ...storeCharges,
  ...verification,
  ...traders,
  ...orders,
  ...unpaidOrders,
  ...accountOrders,
  ...addressForm,
  ...savedAddresses,
  ...savedViews,
  ...notifications,
  ...parcels,
  ...bulkParcels,
  ...reconciliations,
  ...refunds,
  ...messages,
  ...questions,
  ...requests,
  ...storeRequests,
  ...ratings,
  ...reviews,
  ...storeReviews,
  ...moderation,
  ...moderationCounts,
  ...messageReports,
  ...strikes,
  ...disputes,
  ...figures,
  ...trust,
  ...salesReport,
  ...opening,
  ...overview,
}

type EndpointsOf<T> = { [K in keyof T as T[K] extends AnyEndpoint ? K : never]: T[K] }

/** Every call of the API by name, as types: the web's client takes its types from here. */
export type Endpoints = EndpointsOf<typeof nouns>

/** Every call of the API, for openapi.json and for the checks that walk all of them. */
export const endpoints = (Object.values(nouns) as unknown[]).filter(
  (value): value is AnyEndpoint =>
    typeof value === 'object' && value !== null && 'operationId' in value && 'path' in value,
)

const named: Record<string, unknown> = { money, problem, ...permissions, ...productLists, ...nouns }

/** Every shape that has a name, by that name: the components of openapi.json. */
export const shapes = Object.entries(named).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
)
