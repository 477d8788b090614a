import { eq } from 'drizzle-orm'
import { countCall, forgiveCall } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Problem, refuseField } from '../../platform/problem.ts'
import { limits } from '../limits.ts'
import { accounts } from '../tables.ts'
import { fitsPassword } from './passwords.ts'

type Pointer = '/password' | '/current'

/**
 * Asks a signed-in person for the password again, before an action that a stolen session must not do.
 * @throws Problem `validation-failed` (422) naming `pointer`, `rate-limited` (429).
 */
export async function requirePassword(
  platform: Platform,
  accountId: string,
  password: string,
  pointer: Pointer = '/password',
): Promise<typeof accounts.$inferSelect> {
  const bucket = `password:${accountId}`
  await countCall(platform, bucket, limits.passwordHere)
  const [account] = await platform.database.select().from(accounts).where(eq(accounts.id, accountId))
  const fits = await fitsPassword(password, account?.passwordHash)
  if (!account || !fits) throw wrongPassword(pointer)
  await forgiveCall(platform, bucket, limits.passwordHere)
  return account
}

export function wrongPassword(pointer: Pointer): Problem {
  return refuseField(pointer, 'auth.not-your-password')
}
