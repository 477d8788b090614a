import type { PricedVariant } from '../catalogue/browse/load-priced-variants.ts'
import type { ShortLine } from '../catalogue/stock/hold-stock.ts'

/** A line as a refusal for lack of stock names it. */
export const shortLine = (variant: PricedVariant, requested: number): ShortLine => ({
  ...{ variantId: variant.variantId, name: variant.productName, requested, available: variant.available },
  ...(!variant.isSoldHere && { isBlocked: true }),
  ...(variant.storeStatus === 'paused' && { isPaused: true }),
})
