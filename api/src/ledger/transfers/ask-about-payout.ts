import type { RunPayout } from '@makola/contract/ledger/payouts.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { findRunPayout } from '../payouts/find-run-payout.ts'
import { sendTransfer } from './send-transfer.ts'

/**
 * Asks the provider of a payout for the outcome, now.
 * @throws Problem `not-found` (404), `wrong-state` (409) for one that no provider sends, or that has failed.
 */
export async function askAboutPayout(platform: Platform, id: string): Promise<RunPayout> {
  const { canAsk, state, via } = await findRunPayout(platform.database, id, platform.clock.now())
  if (!canAsk) {
    throw refuse(via === 'by-hand' ? 'ledger.sent-by-hand' : 'ledger.payout-failed', {}, { current: state })
  }
  await sendTransfer(platform, id)
  return findRunPayout(platform.database, id, platform.clock.now())
}
