import { defineEvent } from '../platform/events.ts'

type OfVariant = { storeId: string; productId: string; variantId: string }

/** What is left to sell of a variant has fallen to its threshold or below, and there is still some. */
export const stockLow = defineEvent<OfVariant>('stock.low', ({ variantId }) => variantId)

/** The last unit of a variant that was left to sell is gone: sold, held for an order, or corrected away. */
export const stockOut = defineEvent<OfVariant>('stock.out', ({ variantId }) => variantId)
