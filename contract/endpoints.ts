import { z } from 'zod'
import * as account from './auth/account.ts'
import * as auth from './auth/auth.ts'
import * as shopAccounts from './auth/shop-accounts.ts'
import * as staff from './auth/staff.ts'
import * as carts from './carts/carts.ts'
import * as bulkProducts from './catalogue/bulk-products.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as categories from './catalogue/categories.ts'
import * as home from './catalogue/home.ts'
import * as inventory from './catalogue/inventory.ts'
import * as productImports from './catalogue/product-imports.ts'
import * as productLists from './catalogue/product-lists.ts'
import * as prohibited from './catalogue/prohibited.ts'
import * as stock from './catalogue/stock.ts'
import * as storePreview from './catalogue/store-preview.ts'
import * as suggestions from './catalogue/suggestions.ts'
import type { AnyEndpoint } from './http/endpoint.ts'
import { money } from './http/fields.ts'
import { problem } from './http/problems.ts'
import * as storeCharges from './ledger/charges.ts'
import * as earnings from './ledger/earnings.ts'
import * as ledger from './ledger/ledger.ts'
import * as payoutAccounts from './ledger/payout-accounts.ts'
import * as payouts from './ledger/payouts.ts'
import * as media from './media/media.ts'
import * as privateFiles from './media/private-files.ts'
import * as messages from './messages/messages.ts'
import * as questions from './messages/questions.ts'
import * as moderationCounts from './moderation/counts.ts'
import * as messageReports from './moderation/message-reports.ts'
import * as moderation from './moderation/moderation.ts'
import * as strikes from './moderation/strikes.ts'
import * as notifications from './notifications/notifications.ts'
import * as opening from './opening/opening.ts'
import * as accountOrders from './orders/account-orders.ts'
import * as addressForm from './orders/address-form.ts'
import * as bulkParcels from './orders/bulk-parcels.ts'
import * as disputes from './orders/disputes.ts'
import * as figures from './orders/figures.ts'
import * as orders from './orders/orders.ts'
import * as parcels from './orders/parcels.ts'
import * as refunds from './orders/refunds.ts'
import * as salesReport from './orders/sales-report.ts'
import * as savedAddresses from './orders/saved-addresses.ts'
import * as trust from './orders/trust.ts'
import * as unpaidOrders from './orders/unpaid-orders.ts'
import * as overview from './overview/overview.ts'
import * as payments from './payments/payments.ts'
import * as reconciliations from './payments/reconciliations.ts'
import * as tolerances from './payments/tolerances.ts'
import * as permissions from './permissions.ts'
import * as guestData from './privacy/guest-data.ts'
import * as privacy from './privacy/privacy.ts'
import * as rates from './rates/rates.ts'
import * as requests from './requests/requests.ts'
import * as storeRequests from './requests/store-requests.ts'
import * as reviews from './reviews/reviews.ts'
import * as storeReviews from './reviews/store-reviews.ts'
import * as shipping from './shipping/shipping.ts'
import * as shop from './shop/shop.ts'
import * as audit from './stores/audit.ts'
import * as payoutTerms from './stores/payout-terms.ts'
import * as ratings from './stores/ratings.ts'
import * as savedViews from './stores/saved-views.ts'
import * as shopStores from './stores/shop-stores.ts'
import * as standing from './stores/standing.ts'
import * as stores from './stores/stores.ts'
import * as team from './stores/team.ts'
import * as tiers from './stores/tiers.ts'
import * as traders from './verification/traders.ts'
import * as verification from './verification/verification.ts'
import * as follows from './wishes/follows.ts'
import * as stockAlerts from './wishes/stock-alerts.ts'
import * as wishes from './wishes/wishes.ts'

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
  ...tiers,
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
