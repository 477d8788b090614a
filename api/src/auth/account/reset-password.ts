import type { SignedIn } from '@makola/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { notifyOwner } from '../notify-owner.ts'
import { hashNewPassword } from '../passwords/passwords.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { nameFirstFactor } from '../sign-in/first-factor.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { accounts } from '../tables.ts'
import { consumeEmailCode, findEmailCode, wrongCode } from './email-codes.ts'

/**
 * Sets a new password with the code from an email, ends every session and signs in; a second factor is still required.
 * @throws Problem `validation-failed` (422), `rate-limited` (429).
 */
export async function resetPassword(
  platform: Platform,
  given: { email: string; code: string; password: string; device: string; network: string },
): Promise<SignedIn> {
  const { email, code, password, device, network } = given
  const passwordHash = await hashNewPassword(password, email)
  const found = await findEmailCode(platform, { purpose: 'reset', email, code, network })
  if (!found) throw wrongCode()
  return transact(platform, async (tx) => {
    await consumeEmailCode(tx, found)
    const [account] = await tx.update(accounts).set({ passwordHash }).where(eq(accounts.email, email)).returning()
    if (!account) throw wrongCode()
    await endSessions(tx, account.id)
    notifyOwner(platform, tx, account.id, 'password-changed')
    const firstFactor = nameFirstFactor(platform, passwordHash)
    return signIn(platform, tx, { accountId: account.id, firstFactor, device })
  })
}
