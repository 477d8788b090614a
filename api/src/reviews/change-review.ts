import type { AuditAction } from '@makola/contract/stores/audit.ts'
import { and, eq } from 'drizzle-orm'
import { countProductRating } from '../catalogue/ratings/count-product-rating.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { emit } from '../platform/messaging/events.ts'
import type { Platform } from '../platform/platform.ts'
import { notFound, refuse } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { countStoreRating } from '../stores/ratings/count-store-rating.ts'
import { reviewMoved, reviewWaits } from './events.ts'
import { requireReviewState, reviewTransitions } from './review-states.ts'
import { type ReviewRow, type ReviewVersionRow, reviews, reviewVersions } from './tables.ts'

/**
 * Reads a review under its lock: of two acts at the same moment, the second sees the first's outcome.
 * @throws Problem `not-found` (404).
 */
export async function lockReview(tx: Transaction, id: string): Promise<ReviewRow> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  if (!review) throw notFound('review')
  return review
}

type Set = Partial<
  Pick<
    ReviewRow,
    | 'state'
    | 'rating'
    | 'title'
    | 'text'
    | 'newest'
    | 'shown'
    | 'held'
    | 'reason'
    | 'replyState'
    | 'openReports'
    | 'editedAt'
  >
>
export type Change = { set: Set; by: Caller | string; action: AuditAction; after?: Record<string, unknown> }

/**
 * Changes a review if it is still the one that was read, and only then counts what that does to the stars of its product and its
 * store, in that order.
 * @throws Problem `wrong-state` (409) with the present state; `version-mismatch` (412).
 */
export async function changeReview(
  platform: Platform,
  tx: Transaction,
  review: ReviewRow,
  { set, by, action, after }: Change,
): Promise<ReviewRow> {
  const next = { ...review, ...set, version: review.version + 1 }
  if (next.state !== review.state && !reviewTransitions[review.state].includes(next.state))
    requireReviewState(review.state, [])
  const waits = needsStaff(next)
  const waitingSince = waits ? (review.waitingSince ?? platform.clock.now()) : null
  const [changed] = await tx
    .update(reviews)
    .set({ ...set, version: next.version, waitingSince })
    .where(and(eq(reviews.id, review.id), eq(reviews.version, review.version)))
    .returning()
  if (!changed) throw refuse('reviews.changed-since')
  await countStars(tx, changed, { was: starsOf(review), is: starsOf(changed) })
  await noteReview(platform, tx, changed, { by, action, ...(after && { after }) })
  const isShownAnew = changed.state === 'published' && changed.shown !== review.shown
  if (changed.state !== review.state || isShownAnew) emitMove(tx, changed, review)
  if (waits && review.waitingSince === null) emit(tx, reviewWaits, { reviewId: review.id, version: changed.version })
  return changed
}

/** True while a version, a reply or a report waits for the staff. */
export const needsStaff = ({ state, held, replyState, openReports }: ReviewRow): boolean =>
  state !== 'withdrawn' && (held !== null || replyState === 'held' || openReports > 0)

const starsOf = ({ state, rating }: ReviewRow) => (state === 'published' ? rating : null)

export async function countStars(
  tx: Transaction,
  { productId, storeId }: ReviewRow,
  change: { was: number | null; is: number | null },
): Promise<void> {
  await countProductRating(tx, productId, change)
  await countStoreRating(tx, storeId, change)
}

export function emitMove(tx: Transaction, review: ReviewRow, before: ReviewRow | null): void {
  const { id: reviewId, orderId, storeId, state: to, version } = review
  const shown = { was: before?.shown ?? null, is: review.shown }
  emit(tx, reviewMoved, { reviewId, orderId, storeId, from: before?.state ?? null, to, version, shown })
}

/** Records an act in the activity log of the store. */
export function noteReview(
  platform: Platform,
  tx: Transaction,
  { id, storeId, state, rating }: ReviewRow,
  { by, action, after }: Omit<Change, 'set'>,
): Promise<void> {
  const name = '★'.repeat(rating)
  return recordAudit(tx, platform.clock, { storeId, by, action, subject: { id, name }, after: { state, ...after } })
}

/** The fields of a review that shows this version. */
export function showing({ position, rating, title, text }: ReviewVersionRow): Set {
  return { state: 'published', rating, title, text, shown: position, held: null, reason: null }
}

export async function readVersion(
  db: Pick<Transaction, 'select'>,
  reviewId: string,
  position: number,
): Promise<ReviewVersionRow> {
  const [version] = await db
    .select()
    .from(reviewVersions)
    .where(and(eq(reviewVersions.reviewId, reviewId), eq(reviewVersions.position, position)))
  if (!version) throw new Error(`The review ${reviewId} has no version ${position}`)
  return version
}
