import type { PayoutWay } from '@makola/contract/ledger/payouts.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { payoutRuns, payouts } from '../tables.ts'

/**
 * Locks a payout and its way of paying until the end of the transaction.
 * @throws Problem `not-found` (404).
 */
export async function lockPayout(
  tx: Transaction,
  id: string,
): Promise<{ payout: typeof payouts.$inferSelect; via: PayoutWay }> {
  const [found] = await tx
    .select({ payout: payouts, via: payoutRuns.via })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(eq(payouts.id, id))
    .for('update', { of: payouts })
  if (!found) throw notFound('payout')
  return found
}
