import { asc, eq } from 'drizzle-orm'
import { dropPictures } from '../media/pictures/drop-pictures.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { reviewPictures, reviews } from './tables.ts'

/** A private picture and its public copy. */
export type Copy = { fileId: string; pictureId: string }

export async function readCopies(db: Queryable, reviewId: string): Promise<Copy[]> {
  return db
    .select({ fileId: reviewPictures.fileId, pictureId: reviewPictures.pictureId })
    .from(reviewPictures)
    .where(eq(reviewPictures.reviewId, reviewId))
    .orderBy(asc(reviewPictures.position))
}

/** Shows these pictures and no others with a review: public copies that nothing shows any more are deleted. */
export async function showPictures(tx: Transaction, reviewId: string, copies: readonly Copy[]): Promise<void> {
  const former = await readCopies(tx, reviewId)
  await tx.delete(reviewPictures).where(eq(reviewPictures.reviewId, reviewId))
  if (copies.length > 0)
    await tx.insert(reviewPictures).values(copies.map((copy, position) => ({ reviewId, position, ...copy })))
  await tx.update(reviews).set({ pictureCount: copies.length }).where(eq(reviews.id, reviewId))
  const kept = new Set(copies.map(({ pictureId }) => pictureId))
  await dropPictures(
    tx,
    former.flatMap(({ pictureId }) => (kept.has(pictureId) ? [] : [pictureId])),
  )
}
