import type { OwnReview } from '@makola/contract/reviews/reviews.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { presentReply } from '../present-review.ts'
import { editableUntil } from '../review-rules.ts'
import {
  type ReplyRow,
  type ReviewRow,
  type ReviewVersionRow,
  reviewReplies,
  reviews,
  reviewVersions,
} from '../tables.ts'

type Own = { review: ReviewRow; newest: ReviewVersionRow; reply: ReplyRow | null }

/** Reads reviews as their writers see them, with the newest version of each. */
export function readOwnReviews(db: Queryable, which: SQL): Promise<Own[]> {
  return db
    .select({ review: reviews, newest: reviewVersions, reply: reviewReplies })
    .from(reviews)
    .innerJoin(
      reviewVersions,
      and(eq(reviewVersions.reviewId, reviews.id), eq(reviewVersions.position, reviews.newest)),
    )
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(which)
}

/** @throws Problem `not-found` (404). */
export async function readOwnReview(db: Queryable, id: string, now: Date): Promise<OwnReview> {
  const [own] = await readOwnReviews(db, eq(reviews.id, id))
  if (!own) throw notFound('review')
  return presentOwn(own, now)
}

export function presentOwn({ review, newest, reply }: Own, now: Date): OwnReview {
  const { id, state, held, reason, writtenAt } = review
  const until = state === 'hidden' || state === 'withdrawn' ? null : editableUntil(writtenAt, now)
  return {
    id,
    state,
    rating: newest.rating,
    title: newest.title,
    text: newest.text,
    pictures: newest.fileIds,
    isChangeHeld: state === 'published' && held !== null,
    reason,
    editableUntil: until?.toISOString() ?? null,
    writtenAt: writtenAt.toISOString(),
    reply: presentReply(reply),
  }
}
