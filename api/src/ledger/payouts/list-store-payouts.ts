import type { Payout } from '@makola/contract/ledger/payouts.ts'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { payoutAccounts, payoutRuns, payouts } from '../tables.ts'
import { presentPayout } from './present-payout.ts'

type Asked = { store: string; limit?: number | undefined; cursor?: string | undefined }

/**
 * A store's payouts, newest first.
 * @throws Problem as `findOwnStore` and `readCursor`.
 */
export async function listStorePayouts(
  { database }: Platform,
  caller: Caller,
  { store: idOrSlug, limit = 20, cursor }: Asked,
): Promise<{ data: Payout[]; meta: { next: string | null } }> {
  const store = await findOwnStore(database, caller, idOrSlug, 'statements.read')
  const question = { list: 'payouts', store: store.id }
  const after = readCursor(question, cursor)
  const rows = await database
    .select({ payout: payouts, account: payoutAccounts, via: payoutRuns.via })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(and(eq(payouts.storeId, store.id), after && lt(payouts.id, after.id)))
    .orderBy(desc(payouts.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ payout }) => ({ key: '', id: payout.id }))
  return { data: page.map(presentPayout), meta: { next } }
}
