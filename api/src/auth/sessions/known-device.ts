import { timingSafeEqual } from 'node:crypto'
import { keptDays } from '@makola/words/kept-days.ts'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { hash, newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { derive } from '../derive.ts'
import { accounts } from '../tables.ts'

// A browser that has signed in to an account keeps a signed cookie that says so: `<id>.<proof>`. It opens nothing; wrong
// passwords sent with it are counted apart from strangers'. A new password makes all of them void.

type Account = { id: string; passwordHash: string | null }

const lifeSeconds = keptDays.device * 86_400

/** One for each account that uses the browser. */
const cookieOf = (accountId: string) => `known-${hash(accountId).slice(0, 16)}`

function proofOf(platform: Platform, { id, passwordHash }: Account, deviceId: string): string {
  return derive(platform, 'known-device', `${id}:${passwordHash ?? ''}:${deviceId}`).toString('base64url')
}

/** The id by which an account recognises a browser from its cookies; null when it does not. */
export function findKnownDevice(
  platform: Platform,
  account: Account | undefined,
  cookies: Record<string, string>,
): string | null {
  const whose = account ?? { id: '', passwordHash: null }
  const [deviceId = '', proof = ''] = (cookies[cookieOf(whose.id)] ?? '').split('.')
  const wanted = Buffer.from(proofOf(platform, whose, deviceId))
  const sent = Buffer.from(proof)
  return account && sent.length === wanted.length && timingSafeEqual(sent, wanted) ? deviceId : null
}

/** Gives a signed-in browser the cookie by which the account will recognise it. */
export async function rememberDevice(c: Context, platform: Platform, accountId: string): Promise<void> {
  const [account] = await platform.database
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (!account) return
  const deviceId = newId()
  setCookie(c, cookieOf(accountId), `${deviceId}.${proofOf(platform, account, deviceId)}`, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
    secure: platform.config.publicUrl.startsWith('https:'),
    maxAge: lifeSeconds,
  })
}
