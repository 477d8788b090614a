import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { realDisputeStates } from '../payments/disputes/require-undisputed.ts'
import { disputes, paymentFacts } from '../payments/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { orders } from './tables.ts'

/**
 * Returns true while a bank decides about the money that paid for this order. A dispute about a second payment of it, or about money that
 * paid for nothing, is the shop's alone: its stores may refund, and its buyer may ask.
 */
export async function isOrderDisputed(db: Queryable, orderId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(paymentFacts, and(eq(paymentFacts.id, disputes.factId), eq(paymentFacts.isCapture, true)))
    .innerJoin(orders, and(eq(orders.id, disputes.orderId), isNotNull(orders.paidAt)))
    .where(and(eq(disputes.orderId, orderId), inArray(disputes.state, realDisputeStates)))
    .limit(1)
  return open !== undefined
}

/** Returns true for money that paid for its order, so that the stores bear what a bank takes of it. */
export async function isMoneyOfStores(
  db: Queryable,
  { factId, orderId }: { factId: string; orderId: string },
): Promise<boolean> {
  const [paid] = await db
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .innerJoin(orders, and(eq(orders.id, orderId), isNotNull(orders.paidAt)))
    .where(and(eq(paymentFacts.id, factId), eq(paymentFacts.isCapture, true)))
  return paid !== undefined
}
