import type { PricedVariant } from '../catalogue/browse/load-priced-variants.ts'
import type { ShortLine } from '../catalogue/stock/hold-stock.ts'

/** Returns true when a product has left the shop: a cart that holds it still shows it, and nobody can add it. */
export function isGone(variant: PricedVariant): boolean {
  return variant.productStatus !== 'active' || variant.storeStatus === 'closed'
}

/** A line as a refusal for lack of stock names it. */
export const shortLine = (variant: PricedVariant, requested: number): ShortLine => ({
  ...{ variantId: variant.variantId, name: variant.productName, requested, available: variant.available },
  ...(isGone(variant) && { isGone: true }),
  ...(!variant.isSoldHere && { isBlocked: true }),
  ...(variant.storeStatus === 'paused' && { isPaused: true }),
})
