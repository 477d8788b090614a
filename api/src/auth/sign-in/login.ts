import type { SignedIn } from '@makola/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { countCalls, forgiveCalls } from '../../platform/http/rate-limit.ts'
import { hash } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { isForThisMachine } from '../../platform/this-machine.ts'
import { limits } from '../limits.ts'
import { fitsPassword } from '../passwords/passwords.ts'
import { isPrinted } from '../passwords/printed-passwords.ts'
import { findKnownDevice } from '../sessions/known-device.ts'
import { accounts } from '../tables.ts'
import { nameFirstFactor } from './first-factor.ts'
import { signIn } from './sign-in.ts'

/**
 * Signs in with a password. An address without an account is refused in the same words after the same work.
 * @param from The browser's network and cookies: a device that the account knows has tries of its own.
 * @throws Problem `wrong-credentials` (401), `rate-limited` (429).
 */
export async function login(
  platform: Platform,
  given: { email: string; password: string; device: string; network: string; cookies: Record<string, string> },
): Promise<SignedIn> {
  const { email, password, device, network, cookies } = given
  const [account] = await platform.database.select().from(accounts).where(eq(accounts.email, email))
  const knownDevice = findKnownDevice(platform, account, cookies)
  const tries = knownDevice
    ? [{ bucket: `password-known:${knownDevice}`, limit: limits.passwordKnown }]
    : [
        { bucket: `password:${hash(email)}:${network}`, limit: limits.passwordHere },
        { bucket: `password:${hash(email)}`, limit: limits.password },
      ]
  // Counted before the password is checked, so that parallel guesses get no further; given back when it was right.
  await countCalls(platform, tries)
  const fits = await fitsPassword(password, account?.passwordHash)
  // What the README prints opens nothing where others can reach the shop, whatever the account's password is by now.
  const isOpenToAll = isPrinted(email, password) && !isForThisMachine(platform.config)
  if (!account || !fits || isOpenToAll) {
    throw refuse('auth.wrong-password')
  }
  await forgiveCalls(platform, tries)
  const firstFactor = nameFirstFactor(platform, account.passwordHash)
  return transact(platform, (tx) => signIn(platform, tx, { accountId: account.id, firstFactor, device }))
}
