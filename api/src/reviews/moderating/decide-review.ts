import type { decideReview as contract, ModeratedReview } from '@makola/contract/reviews/store-reviews.ts'
import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { claimPictures } from '../../media/pictures/claim-pictures.ts'
import { publishPrivateFile } from '../../media/private/publish-private-file.ts'
import { orderLines } from '../../orders/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { type Change, changeReview, lockReview, readVersion, showing } from '../change-review.ts'
import { replyRejected, reviewRejected, reviewReplied } from '../events.ts'
import { readReview } from '../read-reviews.ts'
import { type Copy, readCopies, showPictures } from '../review-pictures.ts'
import { requireReviewState } from '../review-states.ts'
import { type ReviewRow, reviewReplies, reviewReports, reviews } from '../tables.ts'
import { presentModerated } from './list-moderated-reviews.ts'

const t = say('en')

type Decision = z.output<(typeof contract)['body']>
type Asked = { id: string; caller: SignedInCaller; decision: Decision }

/**
 * Decides about what waits of a review, or hides or restores it. A decision names the version that was read: of two at the same
 * moment one wins, and nobody approves a text that has changed since.
 * @throws Problem `not-found` (404); `version-mismatch` (412); `wrong-state` (409) when there is nothing of that kind to decide.
 */
export async function decideReview(platform: Platform, { id, caller, decision }: Asked): Promise<ModeratedReview> {
  const copies = await copyPictures(platform, id, decision)
  return transact(platform, async (tx) => {
    const review = await lockReview(tx, id)
    requireVersion(review, decision)
    const set = await decide(platform, tx, { review, decision, copies, caller })
    const reason = 'reason' in decision ? { reason: decision.reason } : {}
    const after = { decision: decision.act, ...reason }
    const changed = await changeReview(platform, tx, review, { set, by: caller, action: 'review.decided', after })
    if (decision.act === 'reject-reply') emit(tx, replyRejected, { reviewId: id, version: changed.version })
    if (decision.act === 'reject')
      emit(tx, reviewRejected, { reviewId: id, orderId: review.orderId, version: changed.version })
    const details = await readReview(tx, id)
    const [presented] = details ? await presentModerated(platform, tx, [details]) : []
    if (!presented) throw notFound('review')
    return presented
  })
}

function requireVersion(review: ReviewRow, { version }: Decision): void {
  if (review.version !== version)
    throw refuse('reviews.changed-since', {}, { current: { version: review.version, state: review.state } })
}

type Deciding = { review: ReviewRow; decision: Decision; copies: readonly Copy[]; caller: SignedInCaller }

async function decide(
  { clock }: Platform,
  tx: Transaction,
  { review, decision, copies, caller }: Deciding,
): Promise<Change['set']> {
  const { act } = decision
  if (act === 'approve' || act === 'restore') {
    if (act === 'restore') requireReviewState(review.state, ['hidden'])
    const position = act === 'approve' ? review.held : review.shown
    if (position === null) throw refuse('reviews.nothing-waits')
    await claimPictures(
      tx,
      review.storeId,
      copies.map(({ pictureId }) => pictureId),
    )
    await showPictures(tx, review.id, copies)
    return showing(await readVersion(tx, review.id, position))
  }
  if (act === 'reject') {
    if (review.held === null) throw refuse('reviews.nothing-waits')
    return { held: null, reason: decision.reason, ...(review.state === 'held' && { state: 'rejected' }) }
  }
  if (act === 'approve-reply' || act === 'reject-reply') return decideReply(tx, review, decision)
  const isHidden = act === 'hide'
  if (isHidden) requireReviewState(review.state, ['published'])
  else if (review.openReports === 0) throw refuse('reviews.nothing-waits')
  await tx
    .update(reviewReports)
    .set({ state: isHidden ? 'upheld' : 'dismissed', decidedAt: clock.now(), deciderId: caller.accountId })
    .where(and(eq(reviewReports.reviewId, review.id), eq(reviewReports.state, 'open')))
  if (!isHidden) return { openReports: 0 }
  // What is not shown cannot be fetched by its address either.
  await showPictures(tx, review.id, [])
  return { state: 'hidden', reason: decision.reason, openReports: 0, held: null }
}

async function decideReply(tx: Transaction, review: ReviewRow, decision: Decision): Promise<Change['set']> {
  if (review.replyState !== 'held') throw refuse('reviews.nothing-waits')
  const [reply] = await tx.select().from(reviewReplies).where(eq(reviewReplies.reviewId, review.id))
  if (!reply) throw refuse('reviews.nothing-waits')
  const isShown = decision.act === 'approve-reply'
  const reason = 'reason' in decision ? decision.reason : null
  await tx
    .update(reviewReplies)
    .set(isShown ? { shownText: reply.text, reason } : { reason })
    .where(eq(reviewReplies.reviewId, review.id))
  const { id: reviewId, orderId, storeId } = review
  const isFirst = isShown && reply.shownText === null && review.state === 'published'
  if (isFirst) emit(tx, reviewReplied, { reviewId, orderId, storeId })
  return { replyState: isShown ? 'published' : 'rejected' }
}

/** Public copies of the pictures of the version that is about to be shown; those that exist are used again. */
async function copyPictures(platform: Platform, id: string, decision: Decision): Promise<Copy[]> {
  if (decision.act !== 'approve' && decision.act !== 'restore') return []
  const { database } = platform
  const [found] = await database
    .select({ review: reviews, product: orderLines.name })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .where(eq(reviews.id, id))
  if (!found) throw notFound('review')
  const { review, product } = found
  requireVersion(review, decision)
  const position = decision.act === 'approve' ? review.held : review.shown
  if (position === null) return []
  const { fileIds } = await readVersion(database, id, position)
  const former = await readCopies(database, id)
  const copies: Copy[] = []
  for (const fileId of fileIds) {
    const copy = former.find((each) => each.fileId === fileId)
    const alt = t('reviews.noted.picture', { product })
    const picture = copy ? null : await publishPrivateFile(platform, fileId, { storeId: review.storeId, alt })
    copies.push(copy ?? { fileId, pictureId: picture?.id ?? '' })
  }
  return copies
}
