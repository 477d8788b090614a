import type { PayoutMark, RunPayout } from '@makola/contract/ledger/payouts.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { findRunPayout } from './find-run-payout.ts'
import { lockPayout } from './lock-payout.ts'
import { marksOf } from './payout-states.ts'
import { settlePayout } from './settle-payout.ts'

type Mark = { id: string; as: PayoutMark; note?: string | undefined }

/**
 * Records the outcome of a payout as a person reports it. A failed one is owed to the store again.
 * @throws Problem `not-found` (404), `wrong-state` (409) with its present state.
 */
export async function markPayout(
  platform: Platform,
  by: Caller | string,
  { id, as, note = '' }: Mark,
): Promise<RunPayout> {
  return transact(platform, async (tx) => {
    const { payout, via } = await lockPayout(tx, id)
    const { state } = payout
    if (!marksOf({ state, via }).includes(as)) {
      const isDecided = via === 'by-hand' || state === 'paid' || state === 'failed'
      throw isDecided
        ? refuse('ledger.cannot-mark', { state, as }, { current: state })
        : refuse('ledger.provider-decides', {}, { current: state })
    }
    await settlePayout(platform, tx, payout, { as, via, by, note: note || payout.note, told: { nextTryAt: null } })
    return findRunPayout(tx, id, platform.clock.now())
  })
}
