import { and, eq, gt, inArray, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { refuse } from '../../platform/problem.ts'
import { disputes } from '../tables.ts'

export const realDisputeStates = ['needs_response', 'under_review'] as const

/** A bank holds the money, or may take it. An inquiry is none of these: a refund ends it. */
export const isRealDispute = (state: string): state is (typeof realDisputeStates)[number] =>
  (realDisputeStates as readonly string[]).includes(state)

/** The sum that a lost dispute has taken of parcels, or of money that is no order's. A selected column would lose the name of its table. */
export const takenOfDispute = sql<number>`(
  select coalesce(sum(taken.amount_minor), 0) from refunds taken
  where taken.dispute_id = disputes.id and taken.state <> 'failed')`.mapWith(Number)

/** True for the lost disputes whose money the bank has: a loss is borne, and stays so unless the bank gives the money back. */
export const isBorneLossOf = (factId: string | SQLWrapper) =>
  and(eq(disputes.factId, factId), eq(disputes.fundsState, 'withdrawn'), isNotNull(disputes.lossBookedAt))

/** True for those of them of which the shop bears a part: a refund of this money would pay the buyer twice. */
export const isLossOfShopOf = (factId: string | SQLWrapper) =>
  and(isBorneLossOf(factId), gt(disputes.amountMinor, takenOfDispute))

/**
 * Ensures that money is not refunded while a bank disputes it: the buyer would have it twice.
 * @throws Problem `wrong-state` (409) while a dispute is open.
 */
export async function requireUndisputed(db: Queryable, factId: string): Promise<void> {
  const isDisputed = and(eq(disputes.factId, factId), inArray(disputes.state, realDisputeStates))
  if ((await db.$count(disputes, isDisputed)) > 0) throw refuse('payments.dispute-open')
}
