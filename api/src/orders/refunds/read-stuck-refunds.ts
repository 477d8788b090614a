import type { RefundDecision } from '@makola/contract/orders/refunds.ts'
import { and, asc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { isLossOfShopOf } from '../../payments/disputes/borne-loss.ts'
import { disputes, paymentFacts, payments, refunds } from '../../payments/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { stores } from '../../stores/tables.ts'
import { orders, parcelRefunds, parcels } from '../tables.ts'
import { isOwedInCash } from '../way-back.ts'

export type StuckRefundRow = Awaited<ReturnType<typeof readStuckRefunds>>[number]

/** Nobody has requested that money again since, or recorded a refund by hand. */
const isLastOfItsMoney = sql`${refunds.id} = (
  select last.id from refunds as last where last.fact_id = ${paymentFacts.id}
    and not exists (select from parcel_refunds where refund_id = last.id)
  order by last.requested_at desc, last.id desc limit 1)`

/** The surplus of an order; failed refunds of a parcel or of an order in review are decided there. */
const isBeyondTheOrder = or(
  eq(paymentFacts.decision, 'second_success'),
  and(
    isNotNull(orders.paidAt),
    // All refunds of a payment may have failed before its order was honoured after all.
    sql`(not ${paymentFacts.isCapture} or ${refunds.amountMinor} <= ${payments.capturedMinor} - ${payments.amountMinor})`,
  ),
)

/** A bank has taken that money since, in a dispute that was lost: it is not to be sent again. */
const isTakenByBank = sql`exists (select from ${disputes} where ${isLossOfShopOf(refunds.factId)})`

/** The first condition follows from the others, and leads to the index of the few that it leaves. */
const isStuck = and(
  inArray(refunds.state, ['needs_attention', 'failed']),
  or(
    eq(refunds.state, 'needs_attention'),
    and(
      eq(refunds.state, 'failed'),
      isNull(parcelRefunds.refundId),
      isBeyondTheOrder,
      isLastOfItsMoney,
      not(isTakenByBank),
    ),
  ),
)

/** Refunds that wait for an operator, oldest first: those that match, up to a limit. */
export function readStuckRefunds(db: Queryable, { where, limit = 1 }: { where?: SQL | undefined; limit?: number }) {
  return db
    .select({
      refund: refunds,
      fact: paymentFacts,
      order: orders,
      parcel: { id: parcels.id, number: parcels.number, storeId: parcels.storeId, storeName: stores.name },
    })
    .from(refunds)
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(parcelRefunds, eq(parcelRefunds.refundId, refunds.id))
    .leftJoin(parcels, eq(parcels.id, parcelRefunds.parcelId))
    .leftJoin(stores, eq(stores.id, parcels.storeId))
    .where(and(isStuck, where))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
    .limit(limit)
}

/** The number of them, and when the first was requested. */
export async function countStuckRefunds(db: Queryable): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${refunds.requestedAt})` })
    .from(refunds)
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(parcelRefunds, eq(parcelRefunds.refundId, refunds.id))
    .where(isStuck)
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}

/** Made in the provider's dashboard: asking the provider again confirms it. */
export const isFromOutside = ({ refund, fact }: Pick<StuckRefundRow, 'refund' | 'fact'>): boolean =>
  refund.actor === fact.provider && refund.state === 'needs_attention'

/**
 * A failed refund has ended: it can only be requested again, or be recorded as refunded by a person. Cash that a store
 * owes goes back in the end: nobody can be asked about it, and a request that it belongs to would only ask for it again.
 */
export function refundDecisions({
  refund: { state },
  fact,
  refund,
}: Pick<StuckRefundRow, 'refund' | 'fact'>): RefundDecision[] {
  if (isFromOutside({ refund, fact })) return ['try-again', 'failed']
  if (isOwedInCash(refund)) return ['given-back']
  return state === 'needs_attention' ? ['try-again', 'given-back', 'failed'] : ['try-again', 'given-back']
}
