import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { refuse } from '../../platform/problem.ts'
import { disputes } from '../tables.ts'

const realStates = ['needs_response', 'under_review'] as const

/** A bank holds the money, or may take it. An inquiry is none of these: a refund ends it. */
export const isRealDispute = (state: string): boolean => (realStates as readonly string[]).includes(state)

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
  const isDisputed = and(eq(disputes.factId, factId), inArray(disputes.state, realStates))
  if ((await db.$count(disputes, isDisputed)) > 0) throw refuse('payments.dispute-open')
}
