import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { strangersNetworkOf } from '../../platform/http/network-of.ts'
import type { Platform } from '../../platform/platform.ts'

/** The network that a call comes from, as it is kept: alike for the same one, and no address. Null where it is unknown. */
export function networkDigest({ secret, config }: Platform, c: Context): string | null {
  const network = strangersNetworkOf(c, config.trustProxy)
  return network && createHmac('sha256', secret).update(`network:${network}`).digest('base64url')
}
