import { defineEvent } from '../platform/messaging/events.ts'

/** A store requests a category from the shop's operators, with `others` in the same request. */
export const categoryRequested = defineEvent<{ requestId: string; others?: number }>(
  'category.requested',
  ({ requestId }) => requestId,
)

/** An operator approved or declined a store's request. */
export const categoryDecided = defineEvent<{ requestId: string }>('category.decided', ({ requestId }) => requestId)

/** A rule for prohibited goods has taken a product off the shop until somebody of the staff has looked. */
export const productHeld = defineEvent<{ productId: string; at: string }>('product.held', ({ productId }) => productId)

type OfImport = { storeId: string; importId: string }

/** An import has noted pictures to fetch. Imports of one store are fetched one after the other. */
export const picturesOrdered = defineEvent<OfImport>('pictures.ordered', ({ storeId }) => storeId)

/** All pictures of an import are done. */
export const picturesFetched = defineEvent<OfImport>('pictures.fetched', ({ importId }) => importId)

type OfVariant = { storeId: string; productId: string; variantId: string }

/** The units left to sell of a variant have fallen to its threshold or below, but not to 0. */
export const stockLow = defineEvent<OfVariant>('stock.low', ({ variantId }) => variantId)

/** A variant of which nothing was left to sell has units again: restocked, given back, or not paid for in time. */
export const stockBack = defineEvent<OfVariant>('stock.back', ({ variantId }) => variantId)

/** The last unit left to sell of a variant is gone: sold, held for an order, or corrected away. */
export const stockOut = defineEvent<OfVariant>('stock.out', ({ variantId }) => variantId)
