import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm'
import { claimPictures } from '../../media/pictures/claim-pictures.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { fieldError, refuse } from '../../platform/problem.ts'
import { productPictures, variants } from '../tables.ts'

/**
 * Sets a product's pictures, all from its store, the main one first. A variant loses a picture that is removed.
 * @throws Problem `validation-failed` (422) naming the pictures that its store has not uploaded.
 */
export async function setProductPictures(
  tx: Transaction,
  { id: productId, storeId }: { id: string; storeId: string },
  pictureIds: string[],
): Promise<void> {
  const known = await claimPictures(tx, storeId, pictureIds)
  const errors = pictureIds.flatMap((id, index) =>
    known.has(id) ? [] : [fieldError(`/pictures/${index}`, 'catalogue.not-an-uploaded-picture')],
  )
  if (errors.length > 0) throw refuse('catalogue.picture-missing', {}, { errors })
  await tx.delete(productPictures).where(eq(productPictures.productId, productId))
  await tx
    .update(variants)
    .set({ pictureId: null })
    .where(
      and(eq(variants.productId, productId), isNotNull(variants.pictureId), notInArray(variants.pictureId, pictureIds)),
    )
  if (pictureIds.length === 0) return
  await tx.insert(productPictures).values(pictureIds.map((pictureId, position) => ({ productId, pictureId, position })))
}

/** The pictures of a product, the main one first. */
export async function readPictureIds(tx: Transaction, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: productPictures.pictureId })
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position))
  return rows.map(({ id }) => id)
}
