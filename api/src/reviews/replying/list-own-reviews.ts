import type { StoreReview } from '@makola/contract/reviews/store-reviews.ts'
import type { Ratings } from '@makola/contract/stores/ratings.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentRatings } from '../../stores/ratings/star-counts.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { storeRatings } from '../../stores/tables.ts'
import { readReviews } from '../read-reviews.ts'
import { reviews } from '../tables.ts'
import { presentForStore } from './present-for-store.ts'

type Asked = {
  store: string
  unanswered?: boolean | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * A page of the reviews of a store's products that are or were shown, newest first. What the staff have not read yet is not
 * the store's to read.
 * @throws Problem as `findOwnStore`; `validation-failed` (422) for a cursor of another list.
 */
export async function listOwnReviews(
  platform: Platform,
  caller: Caller,
  { store: name, unanswered, limit = 24, cursor }: Asked,
): Promise<{ data: StoreReview[]; meta: { next: string | null; ratings: Ratings; unanswered: number } }> {
  const { database } = platform
  const store = await findOwnStore(database, caller, name, 'orders.read')
  const question = { list: 'own-reviews', store: store.id, unanswered }
  const after = readCursor(question, cursor)
  const isOpen = and(eq(reviews.storeId, store.id), eq(reviews.state, 'published'), isNull(reviews.replyState))
  const rows = await readReviews(database, {
    which: and(
      unanswered ? isOpen : and(eq(reviews.storeId, store.id), inArray(reviews.state, ['published', 'hidden'])),
      after && sql`(${reviews.writtenAt}, ${reviews.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
    ),
    order: [sql`${reviews.writtenAt} desc nulls last`, sql`${reviews.id} desc nulls last`],
    limit: limit + 1,
  })
  const { page, next } = cutPage(rows, limit, question, ({ review }) => ({
    key: review.writtenAt.toISOString(),
    id: review.id,
  }))
  const [counts] = await database.select().from(storeRatings).where(eq(storeRatings.storeId, store.id))
  return {
    data: page.map((details) => presentForStore(platform, details)),
    meta: { next, ratings: presentRatings(counts), unanswered: await database.$count(reviews, isOpen) },
  }
}
