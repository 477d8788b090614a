import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { emit, on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { picturesFetched, picturesOrdered } from '../events.ts'
import { fetchPicture, type OrderedPicture } from './fetch-picture.ts'
import { importPictures } from './tables.ts'

/** Over different products: first each one's first picture, then the next. */
const atOnce = 3
/** Then other jobs have their turn; a job may take a minute. */
const portionMs = 20_000
/** A fetch that has not ended after this time died with its process. */
const leaseSeconds = 90

/**
 * Fetches the pictures of an import for a while, and continues the rest later: a store's imports one after the other, in each
 * process one store at a time.
 */
export async function fetchPictures(
  platform: Platform,
  { storeId, importId }: { storeId: string; importId: string },
): Promise<void> {
  const end = performance.now() + portionMs
  for (;;) {
    const leased = await leaseDue(platform, importId)
    if (leased.length === 0) break
    await Promise.all(leased.map((picture) => fetchPicture(platform, picture)))
    if (performance.now() > end) break
  }
  await transact(platform, async (tx) => {
    const [left] = await tx
      .select({ next: sql<string | null>`min(${importPictures.dueAt})` })
      .from(importPictures)
      .where(and(eq(importPictures.importId, importId), eq(importPictures.state, 'waiting')))
    if (!left?.next) return emit(tx, picturesFetched, { storeId, importId })
    const seconds = (Date.parse(left.next) - platform.clock.now().getTime()) / 1000
    emit(tx, picturesOrdered, { storeId, importId }, Math.max(0, seconds))
  })
}

/** Isolated from selling: re-encoding pictures takes a core for a while. */
export const onPicturesOrdered = on(picturesOrdered, 'fetch-pictures', fetchPictures, { isAlone: true })

async function leaseDue({ database, clock }: Platform, importId: string): Promise<OrderedPicture[]> {
  const now = clock.now()
  const isDue = and(
    eq(importPictures.importId, importId),
    eq(importPictures.state, 'waiting'),
    lte(importPictures.dueAt, now),
  )
  const due = await database
    .select({ id: importPictures.id, productId: importPictures.productId })
    .from(importPictures)
    .where(isDue)
    .orderBy(asc(importPictures.position), asc(importPictures.id))
    .limit(40)
  const firsts = new Map(due.toReversed().map(({ id, productId }) => [productId, id]))
  const ids = [...firsts.values()].toReversed().slice(0, atOnce)
  if (ids.length === 0) return []
  return database
    .update(importPictures)
    .set({ dueAt: addSeconds(now, leaseSeconds), attempts: sql`${importPictures.attempts} + 1` })
    .where(and(sql`${importPictures.id} = any(${sql.param(ids)}::uuid[])`, isDue))
    .returning({
      id: importPictures.id,
      storeId: importPictures.storeId,
      productId: importPictures.productId,
      address: importPictures.address,
      attempts: importPictures.attempts,
    })
}
