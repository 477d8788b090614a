import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hash, newSecret } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'

const cookieName = 'cart'
/** A browser keeps its cart for 90 days after the last change. */
export const cartLifeSeconds = 90 * 86_400
/** What `newSecret` makes; anything else is no cart of ours. */
const secretShape = /^[\w-]{43}$/

/** Which cart the browser's cookie opens, as the hash that is stored; null without one. */
export function readCartHash(c: Context): string | null {
  const secret = getCookie(c, cookieName)
  return secret !== undefined && secretShape.test(secret) ? hash(secret) : null
}

/** The same for a write: the first one gives the browser its cookie, each later one renews it. */
export function keepCartHash(c: Context, platform: Platform): string {
  const given = getCookie(c, cookieName)
  const secret = given !== undefined && secretShape.test(given) ? given : newSecret()
  setCookie(c, cookieName, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: platform.config.publicUrl.startsWith('https:'),
    maxAge: cartLifeSeconds,
  })
  return hash(secret)
}
