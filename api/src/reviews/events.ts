import type { ReviewState } from '@makola/contract/reviews/reviews.ts'
import { defineEvent } from '../platform/messaging/events.ts'

/** A review has another state, or another version of it is shown. */
export const reviewMoved = defineEvent<{
  reviewId: string
  orderId: string
  storeId: string
  from: ReviewState | null
  to: ReviewState
  /** The review's version after this step. */
  version: number
  /** The positions of the versions that were shown before this step and after it, null for none; older news lacks it. */
  shown?: { was: number | null; is: number | null }
}>('review.moved', ({ reviewId }) => reviewId)

/** The newest version was not accepted; a former one may still be shown. */
export const reviewRejected = defineEvent<{ reviewId: string; orderId: string; version: number }>(
  'review.rejected',
  ({ reviewId }) => reviewId,
)

/** A store's reply is shown for the first time. */
export const reviewReplied = defineEvent<{ reviewId: string; orderId: string; storeId: string }>(
  'review.replied',
  ({ reviewId }) => reviewId,
)

/** The newest text of a store's reply was not accepted; a former one may still be shown. */
export const replyRejected = defineEvent<{ reviewId: string; version: number }>(
  'review.reply-rejected',
  ({ reviewId }) => reviewId,
)

/** Something of a review waits for the staff. */
export const reviewWaits = defineEvent<{ reviewId: string; version: number }>(
  'review.waits',
  ({ reviewId }) => reviewId,
)
