import type { Hono } from 'hono'
import type { Config } from './config.ts'

/** What every answer tells the browser, whatever it is. Pages add their own content security policy. */
export function secureHeaders(app: Hono, config: Config): void {
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    c.res.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    c.res.headers.set('x-frame-options', 'DENY')
    if (config.publicUrl.startsWith('https:'))
      c.res.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
