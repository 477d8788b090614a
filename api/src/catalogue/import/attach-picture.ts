import { say } from '@makola/words/say.ts'
import { and, count, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import { claimPictures } from '../../media/pictures/claim-pictures.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { stores } from '../../stores/tables.ts'
import { productPictures, products, variants } from '../tables.ts'
import { importPictures } from './tables.ts'

const t = say('en')

type Fetched = { id: string; storeId: string; productId: string; pictureId: string }

const mostOfProduct = 12

/** Adds a fetched picture after those of its product. A second call with the same one changes nothing. */
export async function attachPicture(tx: Transaction, clock: Clock, fetched: Fetched): Promise<void> {
  const { id, storeId, productId, pictureId } = fetched
  // The product is locked first, as everywhere.
  const gone = await explainNoPicture(tx, productId, { isLocked: true })
  const [waiting] = await tx
    .select({ skus: importPictures.skus })
    .from(importPictures)
    .where(and(eq(importPictures.id, id), eq(importPictures.state, 'waiting')))
    .for('update')
  if (!waiting) return
  const end = (ending: Partial<typeof importPictures.$inferInsert>) =>
    tx.update(importPictures).set(ending).where(eq(importPictures.id, id))
  if (gone !== null) return void (await end({ state: 'dropped', reason: gone }))
  const [there] = await tx
    .select({ count: count(), last: max(productPictures.position) })
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
  if ((there?.count ?? 0) >= mostOfProduct) {
    const reason = t('catalogue.import-fault.pictures-full', { most: mostOfProduct })
    return void (await end({ state: 'refused', reason }))
  }
  await claimPictures(tx, storeId, [pictureId])
  await tx.insert(productPictures).values({ productId, pictureId, position: (there?.last ?? -1) + 1 })
  await showVariants(tx, { productId, pictureId, skus: waiting.skus })
  await tx
    .update(products)
    .set({ version: sql`${products.version} + 1`, updatedAt: clock.now() })
    .where(eq(products.id, productId))
  await end({ state: 'fetched', reason: null, pictureId })
}

/** Shows variants by a picture, locked in id order, as orders lock them. */
async function showVariants(
  tx: Transaction,
  { productId, pictureId, skus }: Pick<Fetched, 'productId' | 'pictureId'> & { skus: string[] },
): Promise<void> {
  if (skus.length === 0) return
  const shown = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.productId, productId), inArray(variants.sku, skus), isNull(variants.removedAt)))
    .orderBy(variants.id)
    .for('no key update')
  const ids = shown.map(({ id }) => id)
  if (ids.length > 0) await tx.update(variants).set({ pictureId }).where(inArray(variants.id, ids))
}

/** Returns the reason why a product needs no more pictures, or null. The product stays locked until the transaction ends. */
export async function explainNoPicture(
  db: Queryable,
  productId: string,
  { isLocked = false } = {},
): Promise<string | null> {
  const find = db
    .select({ status: stores.status, suspensionReason: stores.suspensionReason })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
    .$dynamic()
  const [found] = await (isLocked ? find.for('no key update', { of: products }) : find)
  if (!found) return t('catalogue.import-fault.product-deleted')
  return found.status !== 'open' && found.suspensionReason !== null ? t('catalogue.import-fault.store-suspended') : null
}
