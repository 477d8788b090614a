import type { PayoutRun } from '@makola/contract/ledger/payouts.ts'
import { type Proof, requireProof } from '../../auth/two-factor/require-proof.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { makePayoutRun, type Run } from './make-payout-run.ts'

/**
 * Starts a payout run for an operator. It requires the password, and a code when two-factor is on, so that an open browser is not
 * enough.
 * @throws Problem as `requireProof` and `makePayoutRun`.
 */
export async function startPayoutRun(
  platform: Platform,
  caller: SignedInCaller,
  { password, code, ...run }: Run & Proof,
): Promise<PayoutRun> {
  await requireProof(platform, caller.accountId, { password, code })
  return makePayoutRun(platform, caller, run)
}
