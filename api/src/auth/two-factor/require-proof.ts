import type { Platform } from '../../platform/platform.ts'
import { requirePassword } from '../passwords/require-password.ts'
import type { accounts } from '../tables.ts'
import { requireSecondFactor } from './require-second-factor.ts'

export type Proof = { password: string; code?: string | undefined }

/**
 * Asks a signed-in person for fresh proof: the password, and a code when two-factor is on. For actions open neither to a stolen
 * session nor to a stolen password.
 * @throws Problem `validation-failed` (422) naming `/password` or `/code`, `rate-limited` (429).
 */
export async function requireProof(
  platform: Platform,
  accountId: string,
  { password, code }: Proof,
): Promise<typeof accounts.$inferSelect> {
  const account = await requirePassword(platform, accountId, password)
  await requireSecondFactor(platform, accountId, code)
  return account
}
