import type { OwnReview, reviewVersion } from '@makola/contract/reviews/reviews.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { orders } from '../../orders/tables.ts'
import { findTrackedOrder } from '../../orders/tracking/find-tracked-order.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Caller, visitor } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { changeReview, lockReview, showing } from '../change-review.ts'
import { findTextReasons } from '../find-hold-reasons.ts'
import { readCopies, showPictures } from '../review-pictures.ts'
import { editableUntil, editDays } from '../review-rules.ts'
import { requireReviewState } from '../review-states.ts'
import { reviews, reviewVersions } from '../tables.ts'
import { attachPictures } from './attach-pictures.ts'
import { readOwnReview } from './read-own-reviews.ts'

type Edit = { token: string; id: string; caller: Caller; asked: z.output<typeof reviewVersion> }

/**
 * Gives a review a new version, screened like the first. While it is held the former one stays.
 * @throws Problem `not-found` (404); `wrong-state` (409) after 30 days, or when it is hidden or withdrawn.
 */
export async function editReview(platform: Platform, { token, id, caller, asked }: Edit): Promise<OwnReview> {
  const order = await findOrderOfReview(platform.database, token, id)
  const { rating, title = '', text = '', pictures: fileIds = [] } = asked
  return transact(platform, async (tx) => {
    const review = await lockReview(tx, id)
    requireReviewState(review.state, ['held', 'published', 'rejected'])
    const at = platform.clock.now()
    if (!editableUntil(review.writtenAt, at)) throw refuse('reviews.edit-over', { days: editDays })
    const copies = await readCopies(tx, id)
    const shownFiles = fileIds.flatMap((fileId) => copies.find((copy) => copy.fileId === fileId) ?? [])
    const holdReasons = await findTextReasons(platform, tx, {
      reviewId: id,
      storeId: review.storeId,
      above: [title],
      text,
      hasNewPictures: shownFiles.length < fileIds.length,
    })
    await attachPictures(tx, fileIds, { reviewId: id, orderId: order.id })
    const position = review.newest + 1
    const version = { reviewId: id, position, rating, title, text, fileIds, holdReasons, at }
    await tx.insert(reviewVersions).values(version)
    const isHeld = holdReasons.length > 0
    if (!isHeld) await showPictures(tx, id, shownFiles)
    const waits = review.state === 'published' ? {} : { state: 'held' as const, rating, title, text }
    await changeReview(platform, tx, review, {
      set: {
        newest: position,
        editedAt: at,
        ...(isHeld ? { held: position, reason: null, ...waits } : showing(version)),
      },
      by: byOf(caller, order),
      action: 'review.changed',
    })
    return readOwnReview(tx, id, at)
  })
}

/** @throws Problem `not-found` (404) for a review of another order, too. */
export async function findOrderOfReview(db: Queryable, token: string, id: string): Promise<typeof orders.$inferSelect> {
  const order = await findTrackedOrder(db, token)
  const isIts = and(eq(reviews.id, id), eq(reviews.orderId, order.id))
  if ((await db.$count(reviews, isIts)) === 0) throw notFound('review')
  return order
}

/** The buyer's name in histories: their own when they are signed in. */
export const byOf = (caller: Caller, { accountId }: typeof orders.$inferSelect): Caller =>
  caller.kind === 'account' && caller.accountId === accountId ? caller : visitor
