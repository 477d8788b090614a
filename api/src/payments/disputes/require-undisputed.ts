import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { refuse } from '../../platform/problem.ts'
import { disputes } from '../tables.ts'

export const realDisputeStates = ['needs_response', 'under_review'] as const

/** A bank holds the money, or may take it. An inquiry is none of these: a refund ends it. */
export const isRealDispute = (state: string): state is (typeof realDisputeStates)[number] =>
  (realDisputeStates as readonly string[]).includes(state)

/**
 * Ensures that money is not refunded while a bank disputes it: the buyer would have it twice.
 * @throws Problem `wrong-state` (409) while a dispute is open.
 */
export async function requireUndisputed(db: Queryable, factId: string): Promise<void> {
  const isDisputed = and(eq(disputes.factId, factId), inArray(disputes.state, realDisputeStates))
  if ((await db.$count(disputes, isDisputed)) > 0) throw refuse('payments.dispute-open')
}
