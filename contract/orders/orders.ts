import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { countryCode, email, id, line, money, phone, quantity, single, timestamp } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { paymentMethod, paymentStart, providerName } from '../payments/payments.ts'
import { pickup } from '../shipping/shipping.ts'
import { acceptedPage } from '../shop/shop.ts'
import { storeSummary } from '../stores/stores.ts'

export const orderState = z.enum([
  'awaiting_payment',
  'paid',
  'completed',
  'expired',
  'cancelled',
  'refunded',
  'partly_refunded',
  'review',
])
export const parcelState = z.enum(['waiting', 'new', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'])

/** A delivery address. `GET /orders/address-form` says which fields a country needs. */
export const address = z.strictObject({
  name: line(100),
  line1: line(200),
  line2: line(200).optional(),
  landmark: line(200).optional(),
  city: line(100),
  region: line(100).optional(),
  postcode: line(20).optional(),
  countryCode,
})

/** An order's address. Where its buyer picks up all of it, the name and the country are enough. */
export const orderAddress = address.partial({ line1: true, city: true })

export const contact = z
  .strictObject({ email: email.optional(), phone: phone.optional() })
  .refine((given) => given.email !== undefined || given.phone !== undefined, {
    error: fault('orders.contact-missing'),
    path: ['email'],
  })

export const newOrder = z.strictObject({
  quoteId: id,
  /** The total that the shopper saw. If it differs, the answer is a 409 with the new total and no order is placed. */
  expectedTotal: money,
  contact,
  address: orderAddress,
  provider: providerName,
  note: line(500).optional(),
})

/**
 * `unpaid`: the provider knows of no payment so far. `confirming`: it has not said yes or no. `left`: the shopper left its page
 * without paying. `late`: money came after the order had ended; an operator decides. `let-go`: the buyer released the order.
 */
export const paymentOutcome = z.enum([
  'unpaid',
  'confirming',
  'paid',
  'failed',
  'left',
  'expired',
  'let-go',
  'late',
  'refunded',
])

export const placedOrder = z.object({
  id,
  /** Stores see the half before the dash. */
  number: z.string(),
  state: orderState,
  total: money,
  /** The secret half of the order's tracking link. */
  trackingToken: z.string(),
  heldUntil: timestamp,
  payment: paymentStart,
})

export const timelineEntry = z.object({
  at: timestamp,
  kind: z.enum([
    'placed',
    'paid',
    'payment-failed',
    'expired',
    'cancelled',
    'refunded',
    'refund-failed',
    'packed',
    'shipped',
    'delivered',
    'returned',
  ]),
  /** The parcel concerned; null: the whole order. */
  parcelNumber: z.string().nullable(),
  storeName: z.string().nullable(),
  text: z.string(),
})

export const trackedParcel = z.object({
  number: z.string(),
  state: parcelState,
  store: storeSummary.pick({ id: true, slug: true, name: true, countryCode: true, logo: true }).extend({
    /** It has no page now. */
    isClosed: z.boolean(),
  }),
  lines: z.array(
    z.object({
      name: z.string(),
      variantTitle: z.string(),
      picture: picture.nullable(),
      productId: id.nullable(),
      quantity,
      refundedQuantity: z.int(),
      unitPrice: money,
      lineTotal: money,
    }),
  ),
  subtotal: money,
  deliveryName: z.string(),
  delivery: money,
  /** The cash that the buyer pays on delivery; null when none is due, or none any more. */
  cashDue: money.nullable(),
  /** Null: it is brought to the buyer. */
  pickup: pickup.nullable(),
  estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
})

export const trackedOrder = z.object({
  id,
  number: z.string(),
  state: orderState,
  /** True when a provider says that the money is under way. Until then it can be neither paid again nor changed. */
  isConfirming: z.boolean(),
  /** True when the buyer released the order in order to change it. */
  isLetGo: z.boolean(),
  placedAt: timestamp,
  heldUntil: timestamp.nullable(),
  paidAt: timestamp.nullable(),
  /** True when it is paid in cash on delivery; `paidAt` is then the moment of that agreement. */
  paysCash: z.boolean(),
  itemsTotal: money,
  deliveryTotal: money,
  /** The total of the whole order, before refunds. */
  total: money,
  /** The sum refunded or being refunded, and for cash that was not collected, the sum that need not be paid. */
  refundedTotal: money,
  /** The cash still due over all parcels; null when none is due, or none any more. */
  cashDue: money.nullable(),
  address: orderAddress,
  /** The address as its country writes it. */
  addressLines: z.array(z.string()),
  parcels: z.array(trackedParcel),
  /** All parcels on one timeline, newest first. */
  timeline: z.array(timelineEntry),
  /** Null when it was found by number and contact. */
  trackingToken: z.string().nullable(),
  /** The address for the order's emails; null when the buyer left only a phone number. */
  email: z.string().nullable(),
  /** What its buyer has accepted with it; empty when the shop had no such pages yet. */
  accepted: z.array(acceptedPage),
  canPayAgain: z.boolean(),
  /** The ways in which it can be paid in its own country and currency; empty when it cannot be. */
  methods: z.array(paymentMethod),
  /** The provider of the last attempt that was not cash, where it can be paid again; null when there was none. */
  lastProvider: providerName.nullable(),
})

export const verifiedPayment = z.object({
  outcome: paymentOutcome,
  reference: z.string(),
  provider: providerName,
  orderNumber: z.string(),
  orderState,
  total: money,
  /** True when nothing was charged because it is paid in cash on delivery. */
  paysCash: z.boolean(),
  /** The cash still due; null when none is due, or none any more. */
  cashDue: money.nullable(),
  /** Why it failed, in words for the shopper; null otherwise. */
  reason: z.string().nullable(),
  /** The time of the shop's next question to the provider; null when there is nothing to ask. */
  nextCheckAt: timestamp.nullable(),
  canPayAgain: z.boolean(),
})

const tag = 'orders'
export const trackingToken = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, { error: fault('orders.not-a-tracking-link') })

const onceProblems = ['idempotency-key-missing', 'idempotency-key-reused', 'idempotency-key-in-progress'] as const

export const placeOrder = endpoint({
  operationId: 'placeOrder',
  tag,
  summary: 'Place the order: stock is held, the payment starts',
  method: 'post',
  path: '/orders/',
  access: 'cart',
  isIdempotent: true,
  body: newOrder,
  replies: { 201: single(placedOrder) },
  problems: [
    'anti-forgery',
    'cart-empty',
    'cart-changed',
    'price-changed',
    'price-unavailable',
    'not-found',
    'out-of-stock',
    'not-deliverable',
    'already-paid',
    'wrong-state',
    'rate-limited',
    'overloaded',
    ...onceProblems,
  ],
})

export const trackOrder = endpoint({
  operationId: 'trackOrder',
  tag,
  summary: 'Find an order by its number and the email address or phone number that it was placed with',
  method: 'post',
  path: '/orders/track',
  access: 'public',
  body: z.strictObject({ number: line(40), contact: line(254) }),
  replies: { 200: single(trackedOrder) },
  problems: ['not-found', 'rate-limited'],
})

export const trackOrderByLink = endpoint({
  operationId: 'trackOrderByLink',
  tag,
  summary: 'Find an order by its signed link',
  method: 'get',
  path: '/orders/track/{token}',
  access: 'public',
  params: z.object({ token: trackingToken }),
  replies: { 200: single(trackedOrder) },
  problems: ['not-found'],
})

export const followOrder = endpoint({
  operationId: 'followOrder',
  tag,
  summary: 'Says whenever something happens to an order, to whoever has its signed link',
  method: 'get',
  path: '/orders/track/{token}/stream',
  access: 'public',
  params: z.object({ token: trackingToken }),
  events: { changed: z.object({}) },
  replies: {},
  problems: ['not-found', 'rate-limited'],
})

export const verifyPayment = endpoint({
  operationId: 'verifyPayment',
  tag: 'payments',
  summary: 'What became of a payment. The parameters are hints: the provider is asked',
  method: 'get',
  path: '/payments/verify',
  access: 'public',
  query: z.strictObject({
    reference: line(100).optional(),
    trxref: line(100).optional(),
    transaction_id: line(100).optional(),
    tx_ref: line(100).optional(),
    session_id: line(255).optional(),
  }),
  replies: { 200: single(verifiedPayment) },
  problems: ['not-found', 'rate-limited'],
})

export type Address = z.infer<typeof address>
export type NewOrder = z.infer<typeof newOrder>
export type OrderAddress = z.infer<typeof orderAddress>
export type OrderState = z.infer<typeof orderState>
export type ParcelState = z.infer<typeof parcelState>
export type PaymentOutcome = z.infer<typeof paymentOutcome>
export type PlacedOrder = z.infer<typeof placedOrder>
export type TimelineEntry = z.infer<typeof timelineEntry>
export type TrackedOrder = z.infer<typeof trackedOrder>
export type TrackedParcel = z.infer<typeof trackedParcel>
export type VerifiedPayment = z.infer<typeof verifiedPayment>
