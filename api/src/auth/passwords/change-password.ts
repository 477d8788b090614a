import { and, eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { notifyOwner } from '../notify-owner.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { accounts } from '../tables.ts'
import { hashNewPassword } from './passwords.ts'
import { requirePassword, wrongPassword } from './require-password.ts'

/**
 * Sets a new password and signs the account out everywhere else.
 * @throws Problem `validation-failed` (422), `rate-limited` (429).
 */
export async function changePassword(
  platform: Platform,
  given: { accountId: string; sessionId: string; current: string; password: string },
): Promise<void> {
  const { accountId, sessionId, current, password } = given
  const account = await requirePassword(platform, accountId, current, '/current')
  const passwordHash = await hashNewPassword(password, account.email)
  await transact(platform, async (tx) => {
    // When two changes come at once, such as one by the owner and one by a thief, the later did not give the current password.
    const isStillGiven = and(eq(accounts.id, accountId), eq(accounts.passwordHash, account.passwordHash ?? ''))
    const changed = await tx.update(accounts).set({ passwordHash }).where(isStillGiven).returning({ id: accounts.id })
    if (changed.length === 0) throw wrongPassword('/current')
    await endSessions(tx, accountId, sessionId)
    notifyOwner(platform, tx, accountId, 'password-changed')
  })
}
