import type { Hono } from 'hono'
import type { Config } from '../config.ts'

type Site = Pick<Config, 'publicUrl' | 'hstsSubdomains'>

/** Abilities of a browser that no page of a shop asks for. Paying happens on the provider's own page. */
const unusedAbilities = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** The headers of every answer. Pages add their own content security policy. */
export function securityHeaders({ publicUrl, hstsSubdomains }: Site): Record<string, string> {
  const transport = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': unusedAbilities.map((name) => `${name}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': transport }),
  }
}

/** Puts the security headers onto every answer of an app, unless the answer has said otherwise of itself. */
export function secureHeaders(app: Hono, config: Config): void {
  const headers = Object.entries(securityHeaders(config))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
}
