import { defineEvent } from '../platform/messaging/events.ts'

/** A store asks the shop's operators for a category, and for `others` in the same breath. */
export const categoryRequested = defineEvent<{ requestId: string; others?: number }>(
  'category.requested',
  ({ requestId }) => requestId,
)

/** An operator approved or declined what a store asked for. */
export const categoryDecided = defineEvent<{ requestId: string }>('category.decided', ({ requestId }) => requestId)

type OfImport = { storeId: string; importId: string }

/** An import has noted pictures that are to be fetched. Those of one store come one import after the other. */
export const picturesOrdered = defineEvent<OfImport>('pictures.ordered', ({ storeId }) => storeId)

/** No picture of an import waits any more. */
export const picturesFetched = defineEvent<OfImport>('pictures.fetched', ({ importId }) => importId)

type OfVariant = { storeId: string; productId: string; variantId: string }

/** The units left to sell of a variant have fallen to its threshold or below, but not to 0. */
export const stockLow = defineEvent<OfVariant>('stock.low', ({ variantId }) => variantId)

/** The last unit of a variant that was left to sell is gone: sold, held for an order, or corrected away. */
export const stockOut = defineEvent<OfVariant>('stock.out', ({ variantId }) => variantId)
