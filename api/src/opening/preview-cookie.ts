import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { derive } from '../auth/derive.ts'
import { isSameText } from '../payments/providers/same-text.ts'
import type { Platform } from '../platform/platform.ts'

const cookieName = 'preview'
/** A first run that takes longer asks again. */
const lifeSeconds = 30 * 86_400

const passOf = (platform: Pick<Platform, 'secret'>) =>
  derive(platform, 'preview', 'before opening').toString('base64url')

/** Lets this browser see the shop before it opens. */
export function allowPreview(c: Context, platform: Platform): void {
  setCookie(c, cookieName, passOf(platform), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: platform.config.publicUrl.startsWith('https:'),
    maxAge: lifeSeconds,
  })
}

/** True for a browser that an operator has let in. */
export function mayPreview(c: Context, platform: Platform): boolean {
  return isSameText(getCookie(c, cookieName) ?? '', passOf(platform))
}
