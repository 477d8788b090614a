import type { Hono } from 'hono'
import type { Config } from '../config.ts'

/** The headers of every answer. Pages add their own content security policy. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Puts the security headers onto every answer of an app. */
export function secureHeaders(app: Hono, config: Config): void {
  const headers = Object.entries(securityHeaders(config))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
  })
}
