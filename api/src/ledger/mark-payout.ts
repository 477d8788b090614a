import type { PayoutMark, RunPayout } from '@makola/contract/payouts.ts'
import { eq } from 'drizzle-orm'
import type { Caller } from '../platform/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { recordAudit } from '../platform/record-audit.ts'
import { stores } from '../stores/tables.ts'
import { nextStates } from './payout-states.ts'
import { move, post } from './post.ts'
import { presentRunPayout } from './present-payout.ts'
import { payoutAccounts, payouts } from './tables.ts'

type Mark = { id: string; as: PayoutMark; note?: string | undefined }

/**
 * Writes down what became of a payout. One that failed is owed to the store again, by a posting of its own.
 * @throws Problem `not-found` (404), `wrong-state` (409) with its present state.
 */
export async function markPayout(
  platform: Platform,
  by: Caller | string,
  { id, as, note = '' }: Mark,
): Promise<RunPayout> {
  const now = platform.clock.now()
  return transact(platform, async (tx) => {
    const [before] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update')
    if (!before) throw notFound('payout')
    if (!nextStates[before.state].includes(as)) {
      throw new Problem('wrong-state', `This payout is ${before.state}: it cannot be marked as ${as}.`, {
        current: before.state,
      })
    }
    const [payout] = await tx
      .update(payouts)
      .set({ state: as, note: note || before.note, changedAt: now })
      .where(eq(payouts.id, id))
      .returning()
    const [about] = await tx
      .select({ account: payoutAccounts, store: { id: stores.id, slug: stores.slug, name: stores.name } })
      .from(payoutAccounts)
      .innerJoin(stores, eq(stores.id, payoutAccounts.storeId))
      .where(eq(payoutAccounts.id, before.accountId))
    if (!payout || !about) throw new Error(`The payout ${id} is gone while it is held`)
    const { storeId, minor, currency, reference } = payout
    if (as === 'failed') {
      const seller = { account: 'seller', storeId } as const
      const entries = move({ minor, currency }, { debit: { account: 'payouts' }, credit: seller })
      const key = `payout-failed:${id}`
      await post(tx, [{ key, kind: 'payout-failed', storeId, note: note || reference, at: now, entries }])
    }
    await recordAudit(tx, platform.clock, {
      storeId,
      by,
      action: `payout.${as}`,
      subject: { id, name: reference },
      before: { state: before.state, note: before.note },
      after: { state: as, note: payout.note },
    })
    return presentRunPayout({ payout, ...about })
  })
}
