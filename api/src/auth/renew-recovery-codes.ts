import { and, eq } from 'drizzle-orm'
import { type Platform, transact } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { requirePassword } from './require-password.ts'
import { twoFactors } from './tables.ts'

/**
 * Answers new recovery codes; the old ones end.
 * @throws Problem `wrong-state` (409) when two-factor is off, `validation-failed` (422), `rate-limited` (429).
 */
export async function renewRecoveryCodes(
  platform: Platform,
  { accountId, password }: { accountId: string; password: string },
): Promise<string[]> {
  await requirePassword(platform, accountId, password)
  return transact(platform, async (tx) => {
    const [on] = await tx
      .select()
      .from(twoFactors)
      .where(and(eq(twoFactors.accountId, accountId), twoFactors.isConfirmed))
      .for('update')
    if (!on) throw new Problem('wrong-state', 'Two-factor is off.')
    return replaceRecoveryCodes(platform, tx, accountId)
  })
}
