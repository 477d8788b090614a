import type { PayoutRun, RunPayout } from '@makola/contract/ledger/payouts.ts'
import { asc, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { findPayoutHolds } from '../../stores/standing/find-payout-holds.ts'
import { stores } from '../../stores/tables.ts'
import { payoutAccounts, payouts } from '../tables.ts'
import { listPayoutRuns } from './list-payout-runs.ts'
import { presentRunPayout } from './present-payout.ts'

/**
 * A payout run with its payouts, ordered by store name.
 * @throws Problem `not-found` (404).
 */
export async function getPayoutRun(
  { database: db, clock }: Platform,
  id: string,
): Promise<PayoutRun & { payouts: RunPayout[] }> {
  const [run] = (await listPayoutRuns(db, { id })).data
  if (!run) throw notFound('payout_run')
  const rows = await db
    .select({
      payout: payouts,
      account: payoutAccounts,
      store: { id: stores.id, slug: stores.slug, name: stores.name },
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .innerJoin(stores, eq(stores.id, payouts.storeId))
    .where(eq(payouts.runId, id))
    .orderBy(asc(stores.name), asc(payouts.id))
  const holds = await findPayoutHolds(
    db,
    rows.map(({ store }) => store.id),
    clock.now(),
  )
  return {
    ...run,
    payouts: rows.map((row) => presentRunPayout({ ...row, via: run.via, hold: holds.get(row.store.id) })),
  }
}
