import type { RunPayout } from '@makola/contract/ledger/payouts.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { findPayoutHolds } from '../../stores/standing/find-payout-holds.ts'
import { stores } from '../../stores/tables.ts'
import { payoutAccounts, payoutRuns, payouts } from '../tables.ts'
import { presentRunPayout } from './present-payout.ts'

/**
 * A payout as an operator sees it.
 * @throws Problem `not-found` (404).
 */
export async function findRunPayout(db: Queryable, id: string, now: Date): Promise<RunPayout> {
  const [row] = await db
    .select({
      payout: payouts,
      account: payoutAccounts,
      via: payoutRuns.via,
      store: { id: stores.id, slug: stores.slug, name: stores.name },
    })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .innerJoin(stores, eq(stores.id, payouts.storeId))
    .where(eq(payouts.id, id))
  if (!row) throw notFound('payout')
  const holds = await findPayoutHolds(db, [row.store.id], now)
  return presentRunPayout({ ...row, hold: holds.get(row.store.id) })
}
