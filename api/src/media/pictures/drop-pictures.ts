import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { pictureDropped } from '../events.ts'
import { pictures } from '../tables.ts'

/** Deletes pictures that nothing shows any more, with their bytes. */
export async function dropPictures(tx: Transaction, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return
  const dropped = await tx
    .delete(pictures)
    .where(inArray(pictures.id, [...pictureIds]))
    .returning({ name: pictures.name })
  for (const { name } of dropped) emit(tx, pictureDropped, { name })
}
