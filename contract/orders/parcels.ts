import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { currency, decimal, id, idOrSlug, line, money, paging, quantity, single, timestamp } from '../http/fields.ts'
import { parcelEarning } from '../ledger/earnings.ts'
import { picture } from '../media/media.ts'
import { pickup } from '../shipping/shipping.ts'
import { acceptedPage } from '../shop/shop.ts'
import { orderState, parcelState, timelineEntry } from './orders.ts'
import { refund } from './refunds.ts'

/** The steps that a store can take with a parcel, in their usual order. */
export const parcelStep = z.enum(['pack', 'ship', 'deliver', 'cancel', 'return', 'refund'])

/** A store's part of an order, as a row of its list. It exists from the moment of payment. */
export const parcelRow = z.object({
  /** The parcel's. */
  id,
  orderId: id,
  /** The order's number and a letter: `K7MPQ2XW-A`. */
  number: z.string(),
  state: parcelState,
  orderState,
  placedAt: timestamp,
  /** The last moment at which sending it keeps what the buyer was promised; null once it is sent, or not to be sent. */
  sendBy: timestamp.nullable(),
  /** True when that moment has passed. */
  isLate: z.boolean(),
  buyerName: z.string(),
  /** The town and the country. */
  destination: z.string(),
  /** Units, over all lines, without those that were refunded. */
  itemCount: z.int(),
  refundedCount: z.int(),
  /** True when everything in it was refunded, with or without the delivery: items not sent by then must not be sent. */
  isRefunded: z.boolean(),
  /** True when the buyer picks it up. */
  isPickup: z.boolean(),
  /** Goods and delivery, as the buyer paid them. */
  total: money,
  /** The amount not refunded yet. */
  refundable: money,
  /** `total` in the store's own currency. */
  storeTotal: money,
  /** The cash that the store collects on delivery; null when none is due, or none any more. */
  cashDue: money.nullable(),
})

/**
 * The number of a store's parcels in each state, under the same dates and search; with a search, among the first 10,000 matches.
 * `refunded` counts new or packed parcels that were refunded in full; `new` and `packed` leave those out.
 */
export const parcelCounts = z.object({
  new: z.int(),
  packed: z.int(),
  refunded: z.int(),
  shipped: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  returned: z.int(),
})

/** The terms that turned a price in the store's currency into the buyer's: rate, margin and rounding at that time. */
const terms = z.object({ rate: decimal, marginPct: decimal, rounding: z.unknown() })

export const parcelLine = z.object({
  id,
  /** Null when the product is no longer there. */
  productId: id.nullable(),
  name: z.string(),
  variantTitle: z.string(),
  sku: z.string(),
  picture: picture.nullable(),
  quantity,
  refundedQuantity: z.int(),
  /** Units put back on sale before the parcel was sent. */
  restockedQuantity: z.int(),
  unitPrice: money,
  lineTotal: money,
  storeUnitPrice: money,
  storeLineTotal: money,
  /** The store's own price of a unit where its own rate or a pinned price made it earn less; null where it earns its price. */
  typedStorePrice: money.nullable(),
  /** Null when the price was pinned for the buyer's currency. */
  terms: terms.nullable(),
})

export const parcel = z.object({
  id,
  orderId: id,
  number: z.string(),
  orderNumber: z.string(),
  state: parcelState,
  orderState,
  /** True when everything in it was refunded, with or without the delivery: items not sent by then must not be sent. */
  isRefunded: z.boolean(),
  placedAt: timestamp,
  paidAt: timestamp.nullable(),
  /** True when it is paid in cash on delivery. */
  paysCash: z.boolean(),
  /** The cash that the store collects; null when none is due, or none any more. */
  cashDue: money.nullable(),
  store: z.object({ id, name: z.string(), currency }),
  lines: z.array(parcelLine),
  deliveryName: z.string(),
  /** Null: it is brought to the buyer. */
  pickup: pickup.nullable(),
  subtotal: money,
  delivery: money,
  total: money,
  storeSubtotal: money,
  storeDelivery: money,
  storeTotal: money,
  /** The rate that priced the order. Refunds use it, whatever the rate is today. */
  rate: z.object({ country: z.string(), base: currency, currency, rate: decimal, marginPct: decimal }),
  estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
  buyer: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  /** The buyer's note with the order. */
  note: z.string().nullable(),
  /** The address as its country writes it, ready to copy. */
  addressLines: z.array(z.string()),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The events of this parcel and of its order, newest first; `by` is who did it. */
  timeline: z.array(timelineEntry.pick({ at: true, kind: true, text: true }).extend({ by: z.string().nullable() })),
  refunds: z.array(refund),
  /** What the buyer has accepted with the order. */
  accepted: z.array(acceptedPage),
  /** The part of the total that the buyer did not pay: the shop bears it, the store earns all of it. Null when nothing is missing. */
  shortfall: money.nullable(),
  /** The amount of this parcel that can still be refunded, in the buyer's currency. */
  refundable: money,
  /** The delivery's share of it. A free amount refunds items first. */
  refundableDelivery: money,
  /** Null until the sale is in the books, and for callers without `statements.read`. */
  earning: parcelEarning.nullable(),
  /** The possible steps. A step that the caller may not take gives the reason. */
  steps: z.array(z.object({ step: parcelStep, isAllowed: z.boolean(), reason: z.string().nullable() })),
})

const tag = 'parcels'
/** An order's or a parcel's id or number. */
const orderOrParcel = z.string().regex(/^[A-Za-z0-9-]{8,40}$/, { error: fault('orders.not-an-order') })
const date = z.iso.date({ error: fault('platform.not-a-date') })

export const parcelFilter = {
  state: z.enum([...parcelState.exclude(['waiting']).options, 'refunded']).optional(),
  /** A part of the order's number, or of the buyer's name, phone number or email address. */
  q: line(100).optional(),
  /** Days in the store's own time zone, both included. */
  from: date.optional(),
  to: date.optional(),
}

export const listParcels = endpoint({
  operationId: 'listParcels',
  tag,
  summary: "A store's paid orders, one row a parcel, newest first",
  method: 'get',
  path: '/orders/',
  access: 'member',
  query: z.strictObject({
    ...paging,
    store: idOrSlug,
    ...parcelFilter,
  }),
  replies: {
    200: z.object({
      data: z.array(parcelRow),
      meta: z.object({ next: z.string().nullable(), counts: parcelCounts }),
    }),
  },
  problems: ['not-found'],
})

export const getParcel = endpoint({
  operationId: 'getParcel',
  tag,
  summary: "A parcel, by its own id or number, or by its order's together with the store",
  method: 'get',
  path: '/orders/{id}',
  access: 'member',
  params: z.object({ id: orderOrParcel }),
  query: z.strictObject({ store: idOrSlug.optional() }),
  replies: { 200: single(parcel) },
  problems: ['not-found'],
})

const step = {
  tag,
  method: 'post',
  access: 'member',
  params: z.object({ id }),
  replies: { 200: single(parcel) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
} as const

// A step taken before answers with the parcel unchanged, so that a repeated request does no harm.

export const packParcel = endpoint({
  ...step,
  operationId: 'packParcel',
  summary: 'The parcel is packed',
  path: '/parcels/{id}/pack',
})

export const shipParcel = endpoint({
  ...step,
  operationId: 'shipParcel',
  summary: 'The parcel is on its way, with a carrier; one that its buyer picks up is ready, without',
  path: '/parcels/{id}/ship',
  /** `carrier` is needed unless the buyer picks the parcel up; then it says nothing. */
  body: z.strictObject({ carrier: line(60).optional(), trackingNumber: line(60).optional() }),
})

export const unshipParcel = endpoint({
  ...step,
  operationId: 'unshipParcel',
  summary: 'Take back, within ten seconds, that a parcel was shipped: its buyer is not told',
  path: '/parcels/{id}/unship',
})

export const deliverParcel = endpoint({
  ...step,
  operationId: 'deliverParcel',
  summary: 'The parcel has arrived, or its buyer has collected it',
  path: '/parcels/{id}/deliver',
})

export const cancelParcel = endpoint({
  ...step,
  operationId: 'cancelParcel',
  summary: 'Give a parcel up before it is sent: its goods are for sale again, its money goes back',
  path: '/parcels/{id}/cancel',
  body: z.strictObject({ reason: line(300) }),
})

export const returnParcel = endpoint({
  ...step,
  operationId: 'returnParcel',
  summary: 'The parcel came back',
  path: '/parcels/{id}/return',
  /** True when its goods can be sold again. */
  body: z.strictObject({ restock: z.boolean() }),
})

export type Parcel = z.infer<typeof parcel>
export type ParcelCounts = z.infer<typeof parcelCounts>
export type ParcelLine = z.infer<typeof parcelLine>
export type ParcelRow = z.infer<typeof parcelRow>
export type ParcelStep = z.infer<typeof parcelStep>
