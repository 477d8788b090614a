import { eq } from 'drizzle-orm'
import { type Platform, transact } from '../platform/platform.ts'
import { endSessions } from './end-sessions.ts'
import { hashNewPassword } from './passwords.ts'
import { requirePassword } from './require-password.ts'
import { accounts } from './tables.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * Sets a new password and signs the account out everywhere else.
 * @throws Problem `validation-failed` (422), `rate-limited` (429).
 */
export async function changePassword(
  platform: Platform,
  given: { accountId: string; sessionId: string; current: string; password: string },
): Promise<void> {
  const { accountId, sessionId, current, password } = given
  const { email } = await requirePassword(platform, accountId, current, '/current')
  const passwordHash = await hashNewPassword(password, email)
  await transact(platform, async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
    await endSessions(tx, accountId, sessionId)
    tellOwner(platform, tx, accountId, 'password-changed')
  })
}
