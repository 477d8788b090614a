import type { StoreReview } from '@makola/contract/reviews/store-reviews.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentPublic } from '../present-review.ts'
import type { ReviewDetails } from '../read-reviews.ts'
import { editableUntil } from '../review-rules.ts'

/** A review as its store reads it. */
export function presentForStore(platform: Platform, details: ReviewDetails): StoreReview {
  const { review, reply } = details
  const now = platform.clock.now()
  const until = reply ? editableUntil(reply.firstAt, now)?.toISOString() : farEnd
  return {
    ...presentPublic(platform, details),
    state: review.state,
    parcelId: review.parcelId,
    ownReply:
      reply && review.replyState
        ? { text: reply.text, state: review.replyState, reason: reply.reason, at: reply.changedAt.toISOString() }
        : null,
    replyUntil: review.state === 'published' ? (until ?? null) : null,
  }
}

/** A first reply has no end. */
const farEnd = '9999-12-31T00:00:00.000Z'
