import { eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { notifyOwner } from '../notify-owner.ts'
import { twoFactors } from '../tables.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'
import { type Proof, requireProof } from './require-proof.ts'

/**
 * Turns two-factor off, with the password and a code of it; succeeds when it is off already.
 * @throws Problem `validation-failed` (422), `rate-limited` (429).
 */
export async function endTwoFactor(
  platform: Platform,
  { accountId, ...proof }: { accountId: string } & Proof,
): Promise<void> {
  await requireProof(platform, accountId, proof)
  await transact(platform, async (tx) => {
    const [ended] = await tx.delete(twoFactors).where(eq(twoFactors.accountId, accountId)).returning()
    await forgetRecoveryCodes(tx, accountId)
    if (ended?.isConfirmed) notifyOwner(platform, tx, accountId, 'two-factor-off')
  })
}
