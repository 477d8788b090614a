import type { StoreReview } from '@makola/contract/reviews/store-reviews.ts'
import { eq } from 'drizzle-orm'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { requirePermission } from '../../stores/require-permission.ts'
import { changeReview, lockReview } from '../change-review.ts'
import { reviewReplied } from '../events.ts'
import { findTextReasons } from '../find-hold-reasons.ts'
import { readReview } from '../read-reviews.ts'
import { editableUntil, editDays } from '../review-rules.ts'
import { requireReviewState } from '../review-states.ts'
import { reviewReplies, reviews } from '../tables.ts'
import { presentForStore } from './present-for-store.ts'

type Reply = { id: string; caller: SignedInCaller; text: string }

/**
 * Writes the store's one reply, or changes it within 30 days. It is screened as reviews are; while a change is held the former
 * text stays.
 * @throws Problem as `requirePermission`; `wrong-state` (409) for a review that is not shown, or after the 30 days.
 */
export async function replyToReview(platform: Platform, { id, caller, text }: Reply): Promise<StoreReview> {
  return transact(platform, async (tx) => {
    const [known] = await tx.select({ storeId: reviews.storeId }).from(reviews).where(eq(reviews.id, id))
    if (!known) throw notFound('review')
    await requirePermission(tx, caller, known.storeId, 'reviews.reply', 'review')
    const review = await lockReview(tx, id)
    requireReviewState(review.state, ['published'])
    const at = platform.clock.now()
    const [former] = await tx.select().from(reviewReplies).where(eq(reviewReplies.reviewId, id))
    if (former && !editableUntil(former.firstAt, at)) throw refuse('reviews.reply-over', { days: editDays })
    const said = { reviewId: id, storeId: review.storeId, above: [], text, hasNewPictures: false }
    const holdReasons = await findTextReasons(platform, tx, said)
    const isHeld = holdReasons.length > 0
    const shown = isHeld ? {} : { shownText: text }
    const now = { text, holdReasons, reason: null, authorId: caller.accountId, changedAt: at, ...shown }
    await tx
      .insert(reviewReplies)
      .values({ reviewId: id, firstAt: at, ...now })
      .onConflictDoUpdate({ target: reviewReplies.reviewId, set: now })
    await changeReview(platform, tx, review, {
      set: { replyState: isHeld ? 'held' : 'published' },
      by: caller,
      action: 'review.replied',
      after: { reply: text },
    })
    const isFirst = !isHeld && (former?.shownText ?? null) === null
    if (isFirst) emit(tx, reviewReplied, { reviewId: id, orderId: review.orderId, storeId: review.storeId })
    const details = await readReview(tx, id)
    if (!details) throw notFound('review')
    return presentForStore(platform, details)
  })
}
