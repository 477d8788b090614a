import type { SignedIn } from '@makola/contract/auth.ts'
import { eq } from 'drizzle-orm'
import { hash } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { countCall, forgiveCall } from '../platform/rate-limit.ts'
import { nameFirstFactor } from './first-factor.ts'
import { limits } from './limits.ts'
import { fitsPassword } from './passwords.ts'
import { signIn } from './sign-in.ts'
import { accounts } from './tables.ts'

/**
 * Signs in with a password. An address without an account is refused in the same words after the same work.
 * @throws Problem `wrong-credentials` (401), `rate-limited` (429).
 */
export async function login(
  platform: Platform,
  given: { email: string; password: string; device: string; networkAddress: string },
): Promise<SignedIn> {
  const { email, password, device, networkAddress } = given
  // Counted before the password is looked at, so that guesses in parallel get no further; given back when it was right.
  const tries = [
    { bucket: `password:${hash(email)}:${networkAddress}`, limit: limits.passwordHere },
    { bucket: `password:${hash(email)}`, limit: limits.password },
  ]
  for (const { bucket, limit } of tries) await countCall(platform, bucket, limit)
  const [account] = await platform.database.select().from(accounts).where(eq(accounts.email, email))
  const fits = await fitsPassword(password, account?.passwordHash)
  if (!account || !fits) {
    throw new Problem('wrong-credentials', 'The e-mail address or the password is not right.')
  }
  for (const { bucket, limit } of tries) await forgiveCall(platform, bucket, limit)
  const firstFactor = nameFirstFactor(platform, account.passwordHash)
  return transact(platform, (tx) => signIn(platform, tx, { accountId: account.id, firstFactor, device }))
}
