import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { forgetSecondFactor } from '../two-factor/forget-second-factor.ts'
import { type Proof, requireProof } from '../two-factor/require-proof.ts'
import { lockAccount } from './lock-account.ts'

/**
 * Takes the second factor off an account whose owner lost it, signs it out everywhere and tells the owner. On the staff, their role
 * is suspended by that.
 * @throws Problem `wrong-state` (409) when it has none, and as `lockAccount` and `requireProof`.
 */
export async function resetSecondFactor(
  platform: Platform,
  { accountId, caller, proof }: { accountId: string; caller: SignedInCaller; proof: Proof },
): Promise<void> {
  await requireProof(platform, caller.accountId, proof)
  await transact(platform, async (tx) => {
    const account = await lockAccount(tx, { accountId, caller })
    const had = await forgetSecondFactor(platform, tx, accountId)
    if (!had) throw refuse('auth.two-factor-off')
    await endSessions(tx, accountId)
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'account.second-factor-reset',
      subject: account,
    })
  })
}
