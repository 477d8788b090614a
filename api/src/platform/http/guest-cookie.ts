import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hash } from '../ids.ts'
import type { Platform } from '../platform.ts'

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
