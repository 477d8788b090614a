import type { Hono } from 'hono'
import { sendProblem } from '../platform/http/answer-problems.ts'
import { opensSoonPage } from '../platform/pages/closed-page.ts'
import type { Platform } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { settingKeys } from '../shop/find-shop.ts'
import { readSetting } from '../shop/read-setting.ts'
import { mayPreview } from './preview-cookie.ts'

/** Pages and files for those who make the shop ready, and what machines ask. */
const openPaths =
  /^\/(health\/|metrics$|assets\/|media\/|dev\/mail|favicon|apple-touch-icon|robots\.txt|manifest\.|(setup|login|register|verify|forgot-password|reset-password|dashboard|account)(\/|$))/

/** Calls that need no account: signing in, what each page needs, and what a payment provider says. */
const openCalls = /^\/api\/(auth\/|(shop|rates|cart)(\/|$)|payments\/webhooks\/|docs|openapi)/

/** A visitor may come back soon; a search engine later. */
const retryAfterSeconds = 3600

/**
 * A shop that began empty answers visitors 503 until an operator opens it. Who is signed in may call the API, who may preview sees
 * all of it. Pages are rendered in this process and never pass here.
 */
export function keepClosed(site: Hono, platform: Platform): void {
  if (platform.config.seed === 'demo') return
  let isOpen = false
  site.use(async (c, next) => {
    if (isOpen || openPaths.test(c.req.path) || mayPreview(c, platform)) return next()
    const isCall = c.req.path.startsWith('/api')
    if (isCall && (c.req.header('authorization') !== undefined || openCalls.test(c.req.path))) return next()
    // Once it is open it stays open; until then every process asks.
    isOpen = (await readSetting(platform.database, settingKeys.opened)) !== null
    if (isOpen) return next()
    if (isCall) return sendProblem(c, refuse('opening.soon', {}, { retryAfterSeconds }))
    return opensSoonPage(platform.config, { retryAfterSeconds })
  })
}
