import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { forgiveCall } from '../../platform/http/rate-limit.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, Problem, refuse } from '../../platform/problem.ts'
import { pictureDropped, pictureStored } from '../events.ts'
import { type CleanPng, cleanPng, refusal } from '../pictures/clean-png.ts'
import { checkInTurn } from '../pictures/in-turn.ts'
import type { PictureRow } from '../pictures/present-picture.ts'
import { pictures, uploads } from '../tables.ts'
import type { UploadRow } from './find-upload.ts'
import { announcedAtATime, announcedBy } from './open-upload.ts'

/** A check that has not ended after this time died with its process, in seconds. */
export const checkSeconds = 60

/**
 * Checks the bytes of an upload and makes them a picture; repeated, it returns the same picture. A refused upload is deleted,
 * object and row.
 * @throws Problem `validation-failed` (422) with the reason, `wrong-state` (409) when nothing has arrived or a check is under
 * way, `dependency-unavailable` or `overloaded` (503); after these it may be tried again.
 */
export async function completeUpload(platform: Platform, upload: UploadRow, alt: string): Promise<PictureRow> {
  const { database, objects } = platform
  const [picture] = await database.select().from(pictures).where(eq(pictures.id, upload.id))
  if (picture) return picture
  await beginCheck(platform, upload)
  try {
    // The bytes are read in their turn, so that few are in memory.
    const png = await checkInTurn(() => readUpload(platform, upload))
    await objects.put(upload.name, png.bytes)
    const row = await insertPicture(platform, { ...upload, alt }, png)
    await forgiveCall(platform, announcedBy(upload.storeId), announcedAtATime)
    return row
  } catch (error) {
    if (error instanceof Problem && error.type === 'validation-failed') await dropUpload(platform, upload)
    else await database.update(uploads).set({ checkingSince: null }).where(eq(uploads.id, upload.id))
    throw error
  }
}

/** One check at a time: a second would find the first one's cleaned bytes and refuse them. */
async function beginCheck({ database, clock }: Platform, { id }: UploadRow): Promise<void> {
  const now = clock.now()
  const isFree = or(isNull(uploads.checkingSince), lt(uploads.checkingSince, addSeconds(now, -checkSeconds)))
  const begun = await database
    .update(uploads)
    .set({ checkingSince: now })
    .where(and(eq(uploads.id, id), isFree))
    .returning({ id: uploads.id })
  if (begun.length === 0) throw refuse('media.being-checked')
}

async function readUpload({ objects }: Platform, { name, contentLength }: UploadRow): Promise<CleanPng> {
  const size = await objects.size(name)
  if (size === null) throw refuse('media.not-arrived')
  if (size !== contentLength) throw refusal('wrong_size')
  return cleanPng((await objects.get(name)) ?? new Uint8Array())
}

/** Makes a picture of an upload whose bytes are in place. */
export async function insertPicture(
  platform: Platform,
  { id, storeId, name, alt }: Pick<UploadRow, 'id' | 'storeId' | 'name' | 'alt'>,
  { width, height, color }: CleanPng,
): Promise<PictureRow> {
  return transact(platform, async (tx) => {
    // Swept during the check: locked, so that it cannot happen between here and the picture's row.
    const [open] = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id)).for('update')
    if (!open) throw notFound('upload')
    const row = { id, storeId, name, alt, width, height, color, createdAt: platform.clock.now() }
    await tx.insert(pictures).values(row)
    emit(tx, pictureStored, { name })
    return row
  })
}

async function dropUpload(platform: Platform, { id, name }: UploadRow): Promise<void> {
  await transact(platform, async (tx) => {
    await tx.delete(uploads).where(eq(uploads.id, id))
    emit(tx, pictureDropped, { name })
  })
}
