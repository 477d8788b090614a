import { and, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { refuse } from '../../platform/problem.ts'
import { disputes } from '../tables.ts'

const realStates = ['needs_response', 'under_review'] as const

/** A bank holds the money, or may take it. An inquiry is none of these: a refund ends it. */
export const isRealDispute = (state: string): boolean => (realStates as readonly string[]).includes(state)

/** True for the disputes in which a bank decides about this money now. */
export const isDisputeOf = (factId: string | SQLWrapper) =>
  and(eq(disputes.factId, factId), inArray(disputes.state, realStates))

/** True for the disputes about this money that are lost, and whose loss nobody has borne yet. */
export const isUnbookedLossOf = (factId: SQLWrapper) =>
  and(eq(disputes.factId, factId), eq(disputes.state, 'lost'), isNull(disputes.lossBookedAt))

/** Returns true while a bank decides about money of this order. */
export async function isOrderDisputed(db: Queryable, orderId: string): Promise<boolean> {
  const isReal = and(eq(disputes.orderId, orderId), inArray(disputes.state, realStates))
  return (await db.$count(disputes, isReal)) > 0
}

/**
 * Ensures that money is not refunded while a bank disputes it: the buyer would have it twice.
 * @throws Problem `wrong-state` (409) while a dispute is open.
 */
export async function requireUndisputed(db: Queryable, factId: string): Promise<void> {
  if ((await db.$count(disputes, isDisputeOf(factId))) > 0) throw refuse('payments.dispute-open')
}
