import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hash } from '../ids.ts'
import type { Platform } from '../platform.ts'
import { strangersNetworkOf } from './network-of.ts'
import { countCall } from './rate-limit.ts'

/** The shape of `newSecret`'s result; anything else is not a cookie of ours. */
const secretShape = /^[\w-]{43}$/

/** A cookie whose secret opens what a browser keeps without an account. */
export type GuestCookie = {
  /** Under https with a name that no other host, and no page without https, can set; the plain name is read where that is missing. */
  read: (c: Context) => string | undefined
  /** Returns false for a secret that somebody else may have planted. */
  isOurs: (c: Context, platform: Platform, secret: string) => boolean
  /** Sets or renews it, and returns the hash that is stored. */
  give: (c: Context, platform: Platform, secret: string) => string
}

/** The new guests of one network: carriers put hundreds of phones behind one address, and a program makes more. */
export const newGuestsOfNetwork = { calls: 600, seconds: 3600 }

/**
 * Counts a guest for whom the shop begins to keep a cart or a wish list.
 * @throws Problem `rate-limited` (429) when the caller's network has begun too many.
 */
export async function countNewGuest(c: Context, platform: Platform, keeps: 'carts' | 'wishes'): Promise<void> {
  const network = strangersNetworkOf(c, platform.config.trustProxy)
  if (network !== null) await countCall(platform, `new-${keeps}:${network}`, newGuestsOfNetwork)
}

type Named = { name: string; secureName: string; lifeSeconds: number }

export function guestCookie({ name, secureName, lifeSeconds }: Named): GuestCookie {
  const nameIn = ({ config }: Platform) => (config.publicUrl.startsWith('https:') ? secureName : name)
  return {
    read(c) {
      const secret = getCookie(c, secureName) ?? getCookie(c, name)
      return secret !== undefined && secretShape.test(secret) ? secret : undefined
    },
    isOurs: (c, platform, secret) => getCookie(c, nameIn(platform)) === secret,
    give(c, platform, secret) {
      const chosen = nameIn(platform)
      const secure = chosen === secureName
      setCookie(c, chosen, secret, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: lifeSeconds })
      return hash(secret)
    },
  }
}
