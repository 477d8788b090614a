import { timingSafeEqual } from 'node:crypto'
import { keptDays } from '@makola/words/kept-days.ts'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { newSecret } from '../ids.ts'
import { refuse } from '../problem.ts'

const cookieName = 'XSRF-TOKEN'

/** Gives the browser the token that its unsafe calls must send back: readable by our pages, by nobody else's. */
export function offerAntiForgeryToken(c: Context, isSecure: boolean): void {
  if (getCookie(c, cookieName)) return
  setCookie(c, cookieName, newSecret(), {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: keptDays.protection * 86_400,
  })
}

/**
 * Calls that rely on a cookie must prove that our own page made them: the header repeats the cookie, and the browser's origin, if
 * given, must be ours. The cookie alone could have been set by a sibling host.
 * @throws Problem `anti-forgery` (403).
 */
export function requireAntiForgeryToken(c: Context, publicUrl: string): void {
  if (!isFromHere(c, publicUrl)) throw refuse('platform.not-our-page')
  const cookie = Buffer.from(getCookie(c, cookieName) ?? '')
  const header = Buffer.from(c.req.header('x-xsrf-token') ?? '')
  if (cookie.length === 0 || cookie.length !== header.length || !timingSafeEqual(cookie, header)) {
    throw refuse('platform.page-outdated')
  }
}

function isFromHere(c: Context, publicUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  if (origin === undefined || origin === new URL(publicUrl).origin) return true
  // Under another name of the same machine, such as 127.0.0.1 for localhost.
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host')
}
