import { uploadLimitBytes } from '@makola/contract/media/media.ts'
import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import { storeFetchedPicture } from '../../media/uploads/store-fetched-picture.ts'
import { addSeconds } from '../../platform/clock.ts'
import { download, NotFetched } from '../../platform/http/download.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { products } from '../tables.ts'
import { attachPicture, explainNoPicture } from './attach-picture.ts'
import { importPictures } from './tables.ts'

const t = say('en')

export type OrderedPicture = { id: string; storeId: string; productId: string; address: string; attempts: number }

const limits = { bytes: uploadLimitBytes, milliseconds: 15_000, accept: 'image/jpeg, image/png, image/webp' }
const mostAttempts = 4
/** The time until the second try; each later one waits three times as long. */
const firstPauseSeconds = 30

/** Fetches a picture and gives it to its product, or records why not. A temporary failure is retried. */
export async function fetchPicture(platform: Platform, ordered: OrderedPicture): Promise<void> {
  const { id, storeId, productId, address } = ordered
  const gone = await explainNoPicture(platform.database, productId)
  if (gone !== null) return change(platform, id, { state: 'dropped', reason: gone })
  try {
    const bytes = await download(address, limits, platform.outside)
    const picture = await storeFetchedPicture(platform, { storeId, bytes, alt: await nameOf(platform, productId) })
    await transact(platform, (tx) =>
      attachPicture(tx, platform.clock, { id, storeId, productId, pictureId: picture.id }),
    )
  } catch (error) {
    await takeBack(platform, ordered, error)
  }
}

async function takeBack(platform: Platform, { id, attempts }: OrderedPicture, error: unknown): Promise<void> {
  const refusal = reasonOf(error)
  if (refusal === null) platform.log.error({ err: error }, 'a picture of an import was not taken')
  const mayPass = refusal === null || (error instanceof NotFetched && error.mayPass)
  if (!mayPass || attempts >= mostAttempts) {
    return change(platform, id, { state: 'refused', reason: refusal ?? t('catalogue.import-fault.shop-broken') })
  }
  await change(platform, id, { dueAt: addSeconds(platform.clock.now(), firstPauseSeconds * 3 ** (attempts - 1)) })
}

/** The reason in words for the seller; null when the address is not at fault. */
function reasonOf(error: unknown): string | null {
  if (error instanceof NotFetched) return error.message
  if (error instanceof Problem && error.type === 'validation-failed') return error.errors?.[0]?.detail ?? error.message
  return null
}

async function nameOf({ database }: Platform, productId: string): Promise<string> {
  const [product] = await database.select({ name: products.name }).from(products).where(eq(products.id, productId))
  return product?.name ?? ''
}

async function change(
  { database }: Platform,
  id: string,
  to: Partial<typeof importPictures.$inferInsert>,
): Promise<void> {
  await database
    .update(importPictures)
    .set(to)
    .where(and(eq(importPictures.id, id), eq(importPictures.state, 'waiting')))
}
