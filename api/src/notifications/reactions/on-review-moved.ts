import { eq } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { reviewMoved, reviewRejected, reviewReplied } from '../../reviews/events.ts'
import { reviews } from '../../reviews/tables.ts'
import { stores } from '../../stores/tables.ts'
import { letterFacts } from '../letters/letter-facts.ts'
import { sendMessage } from '../letters/send-message.ts'
import { type ReviewStep, writeReviewLetter } from '../letters/write-review-letter.ts'

/** Notifies the writer when a review that waited is shown, and when it is hidden. What is shown at once needs no letter. */
export const onReviewMoved = on(reviewMoved, 'mail-shopper', async (platform, { reviewId, from, to, version }) => {
  const isShown = to === 'published' && (from === 'held' || from === 'hidden')
  if (isShown || to === 'hidden')
    await tell(platform, reviewId, { step: to === 'hidden' ? 'hidden' : 'published', key: `${to}:${version}` })
})

export const onReviewRejected = on(reviewRejected, 'mail-shopper', (platform, { reviewId, version }) =>
  tell(platform, reviewId, { step: 'rejected', key: `rejected:${version}` }),
)

export const onReviewReplied = on(reviewReplied, 'mail-shopper', (platform, { reviewId }) =>
  tell(platform, reviewId, { step: 'replied', key: 'replied' }),
)

async function tell(
  platform: Platform,
  reviewId: string,
  { step, key }: { step: ReviewStep; key: string },
): Promise<void> {
  const { database, clock } = platform
  const [found] = await database
    .select({ order: orders, storeName: stores.name })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(stores, eq(stores.id, reviews.storeId))
    .where(eq(reviews.id, reviewId))
  const to = found?.order.email
  if (!found || !to) return
  const { order, storeName } = found
  const letter = await writeReviewLetter({
    ...letterFacts(platform, order),
    storeName,
    step,
  })
  await sendMessage(platform, { ...letter, key: `review:${reviewId}:${key}`, at: clock.now(), to })
}
