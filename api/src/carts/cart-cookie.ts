import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Caller } from '../platform/caller.ts'
import { hash, newSecret } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'

const cookieName = 'cart'
/** A browser keeps its cart for 90 days after the last change. */
export const cartLifeSeconds = 90 * 86_400
/** What `newSecret` makes; anything else is no cart of ours. */
const secretShape = /^[\w-]{43}$/

/**
 * Whose cart a request is about, as it is stored: the account's for whoever is signed in, on every device the same, or
 * else the one that the browser's cookie opens, as the hash of it. Null for a browser without a cookie.
 */
export function readCartHash(c: Context, caller: Caller): string | null {
  return caller.kind === 'account' ? accountCart(caller.accountId) : readGuestCartHash(c)
}

/** The same for a write: a guest's first one gives the browser its cookie, each later one renews it. */
export function keepCartHash(c: Context, platform: Platform, caller: Caller): string {
  if (caller.kind === 'account') return accountCart(caller.accountId)
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

/** The cart that the browser's cookie opens, whoever is signed in. */
export function readGuestCartHash(c: Context): string | null {
  const secret = getCookie(c, cookieName)
  return secret !== undefined && secretShape.test(secret) ? hash(secret) : null
}

/** No cookie leads to it: a hash has no colon. */
const accountCart = (accountId: string) => `account:${accountId}`
