import type { newReview, OwnReview } from '@makola/contract/reviews/reviews.ts'
import type { z } from 'zod'
import type { orders } from '../../orders/tables.ts'
import { findTrackedOrder } from '../../orders/tracking/find-tracked-order.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { countStars, emitMove, noteReview } from '../change-review.ts'
import { reviewWaits } from '../events.ts'
import { findHoldReasons } from '../find-hold-reasons.ts'
import { reviews, reviewVersions } from '../tables.ts'
import { attachPictures } from './attach-pictures.ts'
import { byOf } from './edit-review.ts'
import { readOwnReview } from './read-own-reviews.ts'
import { type ReviewableLine, readReviewable } from './read-reviewable.ts'
import { refuseOwnPeople } from './refuse-own-people.ts'

type Asked = z.output<typeof newReview>
type Order = typeof orders.$inferSelect
type Writing = {
  token: string
  caller: Caller
  asked: Asked
  /** Stores the answer with its Idempotency-Key. */
  keep: (tx: Transaction, review: OwnReview) => Promise<void>
}

/**
 * Writes the one review of a bought line. It is shown at once, or held for the staff when its text, its pictures or its
 * circumstances give a reason.
 * @throws Problem `not-found` (404); `forbidden` (403) to the store's own people; `wrong-state` (409) when it is not the time;
 * `duplicate` (409); `validation-failed` (422).
 */
export async function writeReview(platform: Platform, { token, caller, asked, keep }: Writing): Promise<OwnReview> {
  const order = await findTrackedOrder(platform.database, token)
  return transact(platform, async (tx) => {
    const now = platform.clock.now()
    const bought = (await readReviewable(tx, order, now)).find(({ line }) => line.id === asked.lineId)
    if (!bought) throw refuseField('/lineId', 'reviews.not-a-line')
    await refuseOwnPeople(tx, { storeId: bought.storeId, order, caller })
    if (bought.closed)
      throw refuse('reviews.closed', { why: bought.closed.replaceAll('-', '_') }, { current: bought.closed })
    const id = await insertReview(platform, tx, { order, bought, asked, caller })
    const own = await readOwnReview(tx, id, now)
    await keep(tx, own)
    return own
  })
}

type New = { order: Order; bought: ReviewableLine; asked: Asked; caller: Caller }

async function insertReview(
  platform: Platform,
  tx: Transaction,
  { order, bought, asked, caller }: New,
): Promise<string> {
  const { line, storeId } = bought
  const { rating, title = '', text = '', pictures: fileIds = [] } = asked
  const at = platform.clock.now()
  const name = firstName(order.address.name)
  const holdReasons = await findHoldReasons(platform, tx, {
    ...{ order, productId: line.productId, reviewId: null, storeId },
    above: [name, title],
    text,
    hasNewPictures: fileIds.length > 0,
  })
  const isHeld = holdReasons.length > 0
  const [review] = await tx
    .insert(reviews)
    .values({
      id: newId(),
      orderLineId: line.id,
      orderId: order.id,
      parcelId: line.parcelId,
      storeId,
      productId: line.productId,
      accountId: order.accountId,
      name,
      countryCode: order.address.countryCode,
      state: isHeld ? 'held' : 'published',
      ...{ rating, title, text },
      ...(isHeld ? { held: 1, waitingSince: at } : { shown: 1 }),
      writtenAt: at,
    })
    .onConflictDoNothing({ target: reviews.orderLineId })
    .returning()
  if (!review) throw refuse('reviews.already')
  await attachPictures(tx, fileIds, { reviewId: review.id, orderId: order.id })
  await tx
    .insert(reviewVersions)
    .values({ reviewId: review.id, position: 1, rating, title, text, fileIds, holdReasons, at })
  if (!isHeld) await countStars(tx, review, { was: null, is: rating })

  await noteReview(platform, tx, review, { by: byOf(caller, order), action: 'review.written' })
  emitMove(tx, review, null)
  if (isHeld) emit(tx, reviewWaits, { reviewId: review.id, version: review.version })
  return review.id
}

/** What everyone sees of a name. */
function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return [...first].slice(0, 40).join('')
}
