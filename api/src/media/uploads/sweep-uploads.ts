import { and, inArray, isNull, lt, or } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { pictureDropped } from '../events.ts'
import { pictures, uploads } from '../tables.ts'
import { checkSeconds } from './complete-upload.ts'

/** The time after which an unused upload is deleted, in seconds. */
const unusedSeconds = 86_400

/** Deletes uploads unused for a day, checked or not, with their objects. */
export async function sweepUploads(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const notBeingChecked = or(isNull(uploads.checkingSince), lt(uploads.checkingSince, addSeconds(now, -checkSeconds)))
  await transact(platform, async (tx) => {
    const swept = await tx
      .delete(uploads)
      .where(and(lt(uploads.createdAt, addSeconds(now, -unusedSeconds)), notBeingChecked))
      .returning({ id: uploads.id, name: uploads.name })
    if (swept.length === 0) return
    const ids = swept.map(({ id }) => id)
    await tx.delete(pictures).where(inArray(pictures.id, ids))
    for (const { name } of swept) emit(tx, pictureDropped, { name })
  })
}
