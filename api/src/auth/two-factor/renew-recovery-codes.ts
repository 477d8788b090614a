import { and, eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { twoFactors } from '../tables.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { type Proof, requireProof } from './require-proof.ts'

/**
 * Returns new recovery codes; the old ones become void. Each replaces the second factor, so this requires that too.
 * @throws Problem `wrong-state` (409) when two-factor is off, `validation-failed` (422), `rate-limited` (429).
 */
export async function renewRecoveryCodes(
  platform: Platform,
  { accountId, ...proof }: { accountId: string } & Proof,
): Promise<string[]> {
  await requireProof(platform, accountId, proof)
  return transact(platform, async (tx) => {
    const [on] = await tx
      .select()
      .from(twoFactors)
      .where(and(eq(twoFactors.accountId, accountId), twoFactors.isConfirmed))
      .for('update')
    if (!on) throw refuse('auth.two-factor-off')
    return replaceRecoveryCodes(platform, tx, accountId)
  })
}
