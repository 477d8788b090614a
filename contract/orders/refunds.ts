import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, line, list, money, paging, quantity, single, timestamp } from '../http/fields.ts'
import { providerName } from '../payments/payments.ts'
import { orderState } from './orders.ts'

/**
 * `requested`: the provider has not accepted it yet. `processing`: the money is on its way, or the store has to pay it back from the
 * cash that it collected. `needs_attention`: it waits for a person. `failed`: no money went back, or it was turned away; it may be tried again.
 */
export const refundState = z.enum(['requested', 'processing', 'needs_attention', 'succeeded', 'failed'])

export const refund = z.object({
  id,
  amount: money,
  /** The same part in the store's currency, by the order's own totals. */
  storeAmount: money,
  reason: z.string(),
  state: refundState,
  /** The reason why it failed, or what it waits for; null otherwise. */
  failure: z.string().nullable(),
  /** A person's way of refunding outside the provider; null when the provider refunds. */
  byHand: z.string().nullable(),
  /** The store has to pay it back from the cash that it collected; null for another refund. `mayConfirm`: the caller may say that it did. */
  owed: z.object({ mayConfirm: z.boolean() }).nullable(),
  /** True when the shop paid it in the store's place: the store owes the shop as much. */
  isPaidByShop: z.boolean(),
  /** Refunds go back the way the money came. */
  provider: providerName,
  /** The payment's reference, for finding it in the provider's dashboard. Operators only: it covers the whole order. */
  transactionId: z.string().nullable(),
  by: z.string(),
  at: timestamp,
})

export const newRefund = z.strictObject({
  /** In words that the buyer will read. */
  reason: line(300),
  /** The rest of the parcel, an amount in the buyer's currency, or some of its lines. */
  of: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('rest') }),
    z.strictObject({ kind: z.literal('amount'), amount: money }),
    z.strictObject({
      kind: z.literal('lines'),
      lines: z
        .array(z.strictObject({ lineId: id, quantity }))
        .min(1)
        .max(100),
      withDelivery: z.boolean(),
      /**
       * For a parcel that was not sent: the units go on sale again now, or never. Omitted: they go with the rest of the parcel if
       * it is cancelled or returned.
       */
      restock: z.boolean().optional(),
    }),
  ]),
})

export const refundParcel = endpoint({
  operationId: 'refundParcel',
  tag: 'refunds',
  summary: 'Send money of a parcel back to its buyer, the way it came',
  method: 'post',
  path: '/parcels/{id}/refunds',
  access: 'member',
  isIdempotent: true,
  params: z.object({ id }),
  body: newRefund,
  replies: { 201: single(refund) },
  problems: [
    'forbidden',
    'not-found',
    'wrong-state',
    'refund-too-large',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'idempotency-key-in-progress',
  ],
})

export const confirmCashRefund = endpoint({
  operationId: 'confirmCashRefund',
  tag: 'refunds',
  summary: 'Write down how the store paid back cash that it had collected',
  method: 'post',
  path: '/refunds/{id}/confirmation',
  access: 'member',
  params: z.object({ id }),
  /** The store’s staff and ours read it. */
  body: z.strictObject({ how: line(300) }),
  replies: { 200: single(refund) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

/** The possible decisions on money that does not fit its order. */
export const reviewDecision = z.enum(['attach', 'refund', 'ignore'])

/** An order whose money came too late, does not match, or exceeds the total. */
export const paymentReview = z.object({
  orderId: id,
  orderNumber: z.string(),
  orderState,
  placedAt: timestamp,
  /** The problem with the money. */
  problem: z.string(),
  total: money,
  /** The amount beyond the total of an order that is honoured. Only this is left to decide; null otherwise. */
  surplus: money.nullable(),
  /** The amount that the shop would bear if it honoured money that came short, within the tolerance of today; null otherwise. */
  shortfall: money.nullable(),
  buyer: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  stores: z.array(z.string()),
  /** The money that arrived. */
  arrivals: z.array(
    z.object({
      provider: providerName,
      transactionId: z.string(),
      amount: money,
      at: timestamp,
      isEnough: z.boolean(),
    }),
  ),
  decisions: z.array(z.object({ decision: reviewDecision, isAllowed: z.boolean(), reason: z.string().nullable() })),
})

export const listPaymentReviews = endpoint({
  operationId: 'listPaymentReviews',
  tag: 'refunds',
  summary: 'Payments that wait for a decision, oldest first',
  method: 'get',
  path: '/orders/review',
  access: 'staff',
  permission: 'payments.read',
  query: z.strictObject(paging),
  replies: { 200: list(paymentReview) },
  problems: ['forbidden'],
})

export const decidePayment = endpoint({
  operationId: 'decidePayment',
  tag: 'refunds',
  summary: 'Honour an order after all, send back its money or what came beyond its total, or leave both as they are',
  method: 'post',
  path: '/orders/{id}/decision',
  access: 'staff',
  permission: 'payments.write',
  params: z.object({ id }),
  body: z.strictObject({ decision: reviewDecision, reason: line(300) }),
  replies: { 200: single(z.object({ orderId: id, orderState })) },
  problems: ['forbidden', 'not-found', 'wrong-state', 'out-of-stock'],
})

/** The possible decisions on a stuck refund. */
export const refundDecision = z.enum(['try-again', 'given-back', 'failed'])

/**
 * A refund that waits for an operator: the provider needs a person, or has refused money that the shop does not owe. A failed
 * refund of a parcel is its store's to repeat.
 */
export const stuckRefund = z.object({
  id,
  orderNumber: z.string(),
  /** The parcel that it refunds; null for money beyond the price of the order. */
  parcel: z.object({ id, number: z.string(), storeName: z.string() }).nullable(),
  amount: money,
  state: refundState.extract(['needs_attention', 'failed']),
  /** The reason for the refund. */
  reason: z.string(),
  /** The reason why it is stuck. */
  problem: z.string(),
  provider: providerName,
  transactionId: z.string(),
  at: timestamp,
  /** True when it was made in the provider's dashboard. An operator confirms it by asking the provider, or denies it. */
  isFromOutside: z.boolean(),
  buyer: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  /** The decisions that are possible now. */
  decisions: z.array(refundDecision),
})

export const listStuckRefunds = endpoint({
  operationId: 'listStuckRefunds',
  tag: 'refunds',
  summary: 'Money that does not go back by itself, oldest first',
  method: 'get',
  path: '/refunds/stuck',
  access: 'staff',
  permission: 'payments.read',
  query: z.strictObject(paging),
  replies: { 200: list(stuckRefund) },
  problems: ['forbidden'],
})

export const decideRefund = endpoint({
  operationId: 'decideRefund',
  tag: 'refunds',
  summary: 'Ask the provider again, or write down that the money was given back by hand, or that it does not go back',
  method: 'post',
  path: '/refunds/{id}/decision',
  access: 'staff',
  permission: 'payments.write',
  params: z.object({ id }),
  /** The reason is kept with the operator's name; the store reads it on its parcel. */
  body: z.strictObject({ decision: refundDecision, reason: line(300) }),
  replies: { 200: single(z.object({ id, state: refundState })) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export type NewRefund = z.input<typeof newRefund>
export type PaymentReview = z.infer<typeof paymentReview>
export type Refund = z.infer<typeof refund>
export type RefundState = z.infer<typeof refundState>
export type StuckRefund = z.infer<typeof stuckRefund>
export type RefundDecision = z.infer<typeof refundDecision>
export type ReviewDecision = z.infer<typeof reviewDecision>
