import { defineEvent } from '../platform/events.ts'

/** A store asks the shop's operators for a category, and for `others` in the same breath. */
export const categoryRequested = defineEvent<{ requestId: string; others?: number }>(
  'category.requested',
  ({ requestId }) => requestId,
)

/** An operator approved or declined what a store asked for. */
export const categoryDecided = defineEvent<{ requestId: string }>('category.decided', ({ requestId }) => requestId)

type OfVariant = { storeId: string; productId: string; variantId: string }

/** What is left to sell of a variant has fallen to its threshold or below, and there is still some. */
export const stockLow = defineEvent<OfVariant>('stock.low', ({ variantId }) => variantId)

/** The last unit of a variant that was left to sell is gone: sold, held for an order, or corrected away. */
export const stockOut = defineEvent<OfVariant>('stock.out', ({ variantId }) => variantId)
