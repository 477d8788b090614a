import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { pictures, uploads } from '../tables.ts'

/**
 * Takes pictures into use: from now on they are not swept, because orders keep showing what was bought.
 * @returns Those of the ids that are pictures of the store. Refuse the others, so that the transaction takes nothing.
 */
export async function claimPictures(
  tx: Transaction,
  storeId: string,
  pictureIds: readonly string[],
): Promise<Set<string>> {
  if (pictureIds.length === 0) return new Set()
  const ids = [...pictureIds]
  // The upload's row first: a concurrent sweep either waits for this, or has deleted the picture already.
  await tx.delete(uploads).where(and(inArray(uploads.id, ids), eq(uploads.storeId, storeId)))
  const found = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(inArray(pictures.id, ids), eq(pictures.storeId, storeId)))
  return new Set(found.map(({ id }) => id))
}
