import type { orders } from '../../orders/tables.ts'
import { buyersNumber } from '../../orders/tracking/buyers-number.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import type { Platform } from '../../platform/platform.ts'

/** What every letter to the buyer of an order says of the shop and of the order. */
export type LetterFacts = {
  shopName: string
  shopUrl: string
  trackingUrl: string
  /** The buyer's. */
  name: string
  orderNumber: string
}

export function letterFacts(platform: Platform, order: typeof orders.$inferSelect): LetterFacts {
  const { shopName, publicUrl } = platform.config
  return {
    shopName,
    shopUrl: publicUrl,
    trackingUrl: `${publicUrl}/order-tracking/?token=${trackingToken(platform, order.id)}`,
    name: order.address.name,
    orderNumber: buyersNumber(platform, order),
  }
}
