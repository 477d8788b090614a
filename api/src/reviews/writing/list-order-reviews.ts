import type { Reviewable } from '@makola/contract/reviews/reviews.ts'
import { eq, inArray } from 'drizzle-orm'
import { presentPicture } from '../../media/pictures/present-picture.ts'
import { findTrackedOrder } from '../../orders/tracking/find-tracked-order.ts'
import type { Platform } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { reviews } from '../tables.ts'
import { presentOwn, readOwnReviews } from './read-own-reviews.ts'
import { readReviewable } from './read-reviewable.ts'

/**
 * The lines of an order with their reviews, for its buyer.
 * @throws Problem `not-found` (404).
 */
export async function listOrderReviews({ database, clock, config }: Platform, token: string): Promise<Reviewable[]> {
  const order = await findTrackedOrder(database, token)
  const now = clock.now()
  const lines = await readReviewable(database, order, now)
  const written = await readOwnReviews(database, eq(reviews.orderId, order.id))
  const storeIds = [...new Set(lines.map(({ storeId }) => storeId))]
  const named = await database
    .select({ id: stores.id, name: stores.name, slug: stores.slug })
    .from(stores)
    .where(inArray(stores.id, storeIds))
  return lines.flatMap(({ line, parcelNumber, picture, storeId, closed, closesAt }) => {
    const store = named.find(({ id }) => id === storeId)
    if (!store) return []
    const own = written.find(({ review }) => review.orderLineId === line.id)
    return {
      lineId: line.id,
      parcelNumber,
      productId: line.productId,
      name: line.name,
      variantTitle: line.variantTitle,
      picture: picture && presentPicture(picture, config.mediaUrl),
      store,
      closed: own ? null : closed,
      closesAt: closesAt?.toISOString() ?? null,
      review: own ? presentOwn(own, now) : null,
    }
  })
}
