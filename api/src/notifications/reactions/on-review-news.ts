import { say } from '@makola/words/say.ts'
import { on } from '../../platform/messaging/events.ts'
import { replyRejected, reviewMoved, reviewWaits } from '../../reviews/events.ts'
import { readReview } from '../../reviews/read-reviews.ts'
import type { ReviewRow } from '../../reviews/tables.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/**
 * The store hears of a review that is shown, and of one that shows another text by now. Restoring one is no news. The text itself stays
 * where it can be hidden and withdrawn: the bell tells stars and product.
 */
export const onReviewShown = on(reviewMoved, 'tell-store', async (platform, { reviewId, from, to, version, shown }) => {
  if (to !== 'published' || (shown && shown.was === shown.is)) return
  const found = await readReview(platform.database, reviewId)
  if (found?.review.state !== 'published') return
  const { review, line } = found
  const isChanged = (shown?.was ?? null) !== null
  const said = { stars: review.rating, product: line.name }
  const news = {
    type: 'review-changed',
    storeId: review.storeId,
    cause: isChanged ? `review-changed:${reviewId}:${version}` : `review:${reviewId}`,
    title: isChanged ? t('reviews.news.changed', said) : t('reviews.news.posted', said),
    body: t('reviews.news.shown-body'),
    link: '/dashboard/reviews',
  } as const
  const isShownLater = from === 'held' || from === 'rejected'
  await notify(platform, news, isShownLater ? platform.clock.now() : (review.editedAt ?? review.writtenAt))
})

/** The store hears that its reply is not shown. */
export const onReplyRejected = on(replyRejected, 'tell-store', async (platform, { reviewId, version }) => {
  const found = await readReview(platform.database, reviewId)
  if (found?.review.replyState !== 'rejected') return
  const { review, line } = found
  const news = {
    type: 'review-changed',
    storeId: review.storeId,
    cause: `reply-rejected:${reviewId}:${version}`,
    title: t('reviews.news.reply-rejected', { product: line.name }),
    body: t('reviews.news.reply-rejected-body'),
    link: '/dashboard/reviews',
  } as const
  await notify(platform, news)
})

/** The staff hear of what waits for them, unless somebody has decided it meanwhile. */
export const onReviewWaits = on(reviewWaits, 'tell-staff', async (platform, { reviewId, version }) => {
  const found = await readReview(platform.database, reviewId)
  const since = found?.review.waitingSince
  if (!found || !since) return
  const { review, line, store } = found
  const news = {
    type: 'review-to-check',
    storeId: null,
    cause: `review-to-check:${reviewId}:${version}`,
    title: t('reviews.news.to-check', { what: whatWaits(review), product: line.name }),
    body: t('reviews.news.to-check-body', { store: store.name }),
    link: '/dashboard/moderation',
  } as const
  await notify(platform, news, since)
})

function whatWaits({ held, replyState }: ReviewRow): 'review' | 'reply' | 'report' {
  if (held !== null) return 'review'
  return replyState === 'held' ? 'reply' : 'report'
}
