import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { strangersNetworkOf } from '../../platform/http/network-of.ts'
import type { Platform } from '../../platform/platform.ts'

/** A digest of the caller's network: equal for the same network, and not an address. Null when unknown. */
export function networkDigest({ secret, config }: Platform, c: Context): string | null {
  const network = strangersNetworkOf(c, config.trustProxy)
  return network && createHmac('sha256', secret).update(`network:${network}`).digest('base64url')
}
