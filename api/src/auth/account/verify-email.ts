import type { Tokens } from '@makola/contract/auth/auth.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { fitsPassword } from '../passwords/passwords.ts'
import { openSession } from '../sessions/open-session.ts'
import { accounts } from '../tables.ts'
import { consumeEmailCode, findEmailCode, wrongCode } from './email-codes.ts'

/**
 * Makes the registered account. The code proves that the address is theirs; the password proves that this is their own
 * registration, and not a stranger's for the same address.
 * @throws Problem `validation-failed` (422), `rate-limited` (429).
 */
export async function verifyEmail(
  platform: Platform,
  given: { email: string; code: string; password: string; device: string; network: string },
): Promise<Tokens> {
  const { email, code, password, device, network } = given
  const found = await findEmailCode(platform, { purpose: 'registration', email, code, network })
  const isTheirs = await fitsPassword(password, found?.passwordHash)
  if (!found?.name || !isTheirs) throw wrongCode()
  const { name, passwordHash } = found
  return transact(platform, async (tx) => {
    await consumeEmailCode(tx, found)
    const [account] = await tx
      .insert(accounts)
      .values({ id: newId(), email, name, passwordHash, createdAt: platform.clock.now() })
      .onConflictDoNothing()
      .returning()
    if (!account) throw wrongCode()
    return openSession(platform, tx, { accountId: account.id, device })
  })
}
