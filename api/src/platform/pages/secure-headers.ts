import type { Hono } from 'hono'
import type { Config } from '../config.ts'

type Site = Pick<Config, 'publicUrl' | 'hstsSubdomains'>

/** Abilities of a browser that no page of the shop asks for. Paying happens on the provider's own page. */
const unusedAbilities = [
  ...['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/**
 * The camera reads barcodes at the stocktake. The shop's own pages may ask for it everywhere: the dashboard is opened by a link within
 * a page, and such a page has the policy of the one that was loaded first.
 */
const permissionsPolicy = ['camera=(self)', ...unusedAbilities.map((name) => `${name}=()`)].join(', ')

/** The headers of every answer. Pages add their own content security policy. */
export function securityHeaders({ publicUrl, hstsSubdomains }: Site): Record<string, string> {
  const transport = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': permissionsPolicy,
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
