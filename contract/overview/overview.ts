import { z } from 'zod'
import { accountSummary } from '../auth/shop-accounts.ts'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { countryCode, currency, decimal, id, line, money, single, slug, timestamp } from '../http/fields.ts'
import { orderState, parcelState } from '../orders/orders.ts'
import { providerName } from '../payments/payments.ts'
import { storeStatus } from '../stores/stores.ts'

const tag = 'overview'

/** Today, the last 7 days and the last 30 days, today included. Days are those of UTC. */
const inPeriods = z.object({ today: z.int(), week: z.int(), month: z.int() })

/** Sums in minor units of their currency; below 0 when more went back than came. */
export const shopSums = z.object({
  /** The largest first. */
  currencies: z.array(inPeriods.extend({ currency })),
  /**
   * In the base currency: each currency converted by its rate in `rates` and rounded once, half-up. Currencies `withoutRate` are
   * not in it.
   */
  total: inPeriods,
  withoutRate: z.array(currency),
})

/** The rate by which sums of a currency were converted: its units for one unit of the base currency, without a margin. */
export const usedRate = z.object({
  currency,
  country: z.string(),
  countryCode,
  rate: decimal,
  source: z.string(),
  effectiveAt: timestamp,
})

export const queueName = z.enum([
  'payments',
  'refunds',
  'disputes',
  'requests',
  'messages',
  'questions',
  'reviews',
  'reports',
  'appeals',
  'strike-appeals',
  'applications',
  'categories',
])

export const queue = z.object({
  name: queueName,
  count: z.int(),
  /** When the one that waits longest began to wait; null when none waits. */
  since: timestamp.nullable(),
  /** The next deadline; null when nothing has one. */
  dueAt: timestamp.nullable(),
})

/** The whole shop in figures. A part is null when the caller's role may not see it, and its queues are left out. */
export const overview = z.object({
  at: timestamp,
  baseCurrency: currency,
  /** The first day of each period. */
  from: z.object({ today: z.iso.date(), week: z.iso.date(), month: z.iso.date() }),
  /** Payments that arrived at the shop's providers. Cash on delivery goes to the stores and is not in it. */
  taken: shopSums.nullable(),
  /** Refunds that succeeded in the period, of orders from any time. */
  refunded: shopSums.nullable(),
  /** The missing part of orders paid in the period and honoured all the same: the shop bears it. */
  borne: shopSums.nullable(),
  /** The shop's commission, in the stores' currencies, less what refunds gave back. */
  commission: shopSums.nullable(),
  rates: z.array(usedRate),
  /** Orders placed in the period and paid. */
  orders: inPeriods.nullable(),
  /** Attempts to pay that a provider refused. */
  failedPayments: inPeriods.nullable(),
  newStores: inPeriods.nullable(),
  queues: z.array(queue),
})

export const getOverview = endpoint({
  operationId: 'getOverview',
  tag,
  summary: 'The whole shop in figures, and what waits for its staff: as much of it as the role may see',
  method: 'get',
  path: '/shop/overview',
  access: 'staff',
  permission: 'stores.read',
  replies: { 200: single(overview) },
  problems: [],
})

const foundParcel = z.object({ number: z.string(), storeName: z.string(), state: parcelState })

const foundOrder = z.object({
  id,
  number: z.string(),
  state: orderState,
  placedAt: timestamp,
  total: money,
  /** The part that was missing when it was paid, which the shop bears; null when nothing was. */
  shortfall: money.nullable(),
  buyerName: z.string(),
  email: z.string().nullable(),
  parcels: z.array(foundParcel),
})

const foundPayment = z.object({
  id,
  provider: providerName,
  reference: z.string(),
  state: z.enum(['created', 'redirected', 'succeeded', 'failed', 'abandoned', 'expired']),
  createdAt: timestamp,
  amount: money,
  orderNumber: z.string(),
  parcels: z.array(foundParcel),
})

const foundPerson = accountSummary
const foundStore = z.object({ id, slug, name: z.string(), countryCode, status: storeStatus })

/** Up to six of a kind; null when the caller's role may not see them. */
const group = <T extends z.ZodType>(item: T) => z.object({ found: z.array(item), hasMore: z.boolean() }).nullable()

export const shopFinds = z.object({
  orders: group(foundOrder),
  payments: group(foundPayment),
  people: group(foundPerson),
  stores: group(foundStore),
})

/** Fewer characters would match half the shop. */
const leastSearched = 3

export const searchShop = endpoint({
  operationId: 'searchShop',
  tag,
  summary:
    'Find orders by number, name, email or phone number, payments by reference, people by name or email, stores by name',
  method: 'get',
  path: '/shop/search',
  access: 'staff',
  permission: 'stores.read',
  query: z.strictObject({
    q: line(100).refine((text) => [...text.trim()].length >= leastSearched, {
      error: fault('overview.too-short', { least: leastSearched }),
    }),
  }),
  replies: { 200: single(shopFinds) },
  problems: [],
})

export type Overview = z.infer<typeof overview>
export type ShopSums = z.infer<typeof shopSums>
export type UsedRate = z.infer<typeof usedRate>
export type InPeriods = z.infer<typeof inPeriods>
export type Queue = z.infer<typeof queue>
export type QueueName = z.infer<typeof queueName>
export type ShopFinds = z.infer<typeof shopFinds>
