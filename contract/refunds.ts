import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, line, list, money, paging, quantity, single, timestamp } from './fields.ts'
import { orderState } from './orders.ts'
import { providerName } from './payments.ts'

/**
 * `requested`: the provider has not taken it on yet. `processing`: the money is on its way. `needs_attention`: it waits
 * for a person. `failed`: nothing went back, or it was turned away, and it may be tried again.
 */
export const refundState = z.enum(['requested', 'processing', 'needs_attention', 'succeeded', 'failed'])

export const refund = z.object({
  id,
  amount: money,
  /** The same part in the store's currency, by the order's own totals. */
  storeAmount: money,
  reason: z.string(),
  state: refundState,
  /** Why it failed, or what it waits for; null when there is nothing to say. */
  failure: z.string().nullable(),
  /** How an operator gave the money back beside the provider; null where the provider does it. */
  byHand: z.string().nullable(),
  /** The way back is the way it came. */
  provider: providerName,
  /** The payment's, by which it is found in the provider's own dashboard. For operators: it is the whole order's. */
  transactionId: z.string().nullable(),
  by: z.string(),
  at: timestamp,
})

export const newRefund = z.strictObject({
  /** In words that the buyer will read. */
  reason: line(300),
  /** Everything that is left of the parcel, an amount in the buyer's currency, or some of its lines. */
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
       * Of a parcel that was not sent: whether the units go on sale again now, or never. Left out: with the rest of the
       * parcel, should it be cancelled or come back.
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

/** What may be done about money that does not fit its order. */
export const reviewDecision = z.enum(['attach', 'refund', 'ignore'])

/** An order whose money came too late, was not what was asked for, or is more than it costs. */
export const paymentReview = z.object({
  orderId: id,
  orderNumber: z.string(),
  orderState,
  placedAt: timestamp,
  /** What is wrong with the money. */
  problem: z.string(),
  total: money,
  /** What came beyond the total of an order that is honoured: only that is to be decided; else null. */
  surplus: money.nullable(),
  buyer: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  stores: z.array(z.string()),
  /** What arrived. */
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
  access: 'operator',
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
  access: 'operator',
  params: z.object({ id }),
  body: z.strictObject({ decision: reviewDecision, reason: line(300) }),
  replies: { 200: single(z.object({ orderId: id, orderState })) },
  problems: ['forbidden', 'not-found', 'wrong-state', 'out-of-stock'],
})

/** What may be done about money that does not go back by itself. */
export const refundDecision = z.enum(['try-again', 'given-back', 'failed'])

/**
 * Money that should go back and waits for an operator: the provider needs a person, or has refused money for which the
 * shop owes nothing. A refund of a parcel that failed is its store's to make again.
 */
export const stuckRefund = z.object({
  id,
  orderNumber: z.string(),
  /** Whose parcel it is for; null: money that came beside what the order cost. */
  parcel: z.object({ id, number: z.string(), storeName: z.string() }).nullable(),
  amount: money,
  state: refundState.extract(['needs_attention', 'failed']),
  /** Why it should go back. */
  reason: z.string(),
  /** Why it has not. */
  problem: z.string(),
  provider: providerName,
  transactionId: z.string(),
  at: timestamp,
  /** Whether it was made in the provider's dashboard: it is to be confirmed, by asking the provider, or denied. */
  isFromOutside: z.boolean(),
  buyer: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  /** What may be done about it now. */
  decisions: z.array(refundDecision),
})

export const listStuckRefunds = endpoint({
  operationId: 'listStuckRefunds',
  tag: 'refunds',
  summary: 'Money that does not go back by itself, oldest first',
  method: 'get',
  path: '/refunds/stuck',
  access: 'operator',
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
  access: 'operator',
  params: z.object({ id }),
  /** The reason is kept with who decided; the store reads it on its parcel. */
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
