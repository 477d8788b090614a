import { createHmac } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'

/**
 * The secret half of an order's tracking link: 256 bits that only we can derive, the same every time, so that each email can
 * carry it while the database stores only its hash.
 */
export function trackingToken(platform: Pick<Platform, 'secret'>, orderId: string): string {
  return createHmac('sha256', platform.secret).update(`tracking:${orderId}`).digest('base64url')
}
