import type { StorePreview } from '@makola/contract/catalogue/store-preview.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { presentPicture } from '../../media/pictures/present-picture.ts'
import { pictures } from '../../media/tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { presentStore } from '../../stores/browse/present-store.ts'
import { selectStores } from '../../stores/browse/select-stores.ts'
import { stores } from '../../stores/tables.ts'
import { productPictures, products } from '../tables.ts'
import { readPreviewToken } from './preview-token.ts'

/** Enough to see how it will look. */
const mostProducts = 60

/**
 * A store that the shop has not approved yet, for whoever has its link, and afterwards what everybody can see.
 * @throws Problem `not-found` (404), also for a store that is taken down, or closed by its owners.
 */
export async function previewStore(platform: Platform, token: string): Promise<StorePreview> {
  const { database, config } = platform
  const storeId = readPreviewToken(platform, token)
  const [row] = storeId ? await selectStores(database).where(eq(stores.id, storeId)) : []
  const isApplied = row?.standing?.approval === 'applied' && !row.standing.isBlocked
  if (!row || (!isApplied && row.store.status === 'closed')) throw notFound('store')
  const rows = await database
    .select({ product: products, picture: pictures })
    .from(products)
    .leftJoin(productPictures, and(eq(productPictures.productId, products.id), eq(productPictures.position, 0)))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(and(eq(products.storeId, row.store.id), eq(products.status, 'active'), isNull(products.deletedAt)))
    .orderBy(asc(products.name), asc(products.id))
    .limit(mostProducts)
  const store = presentStore(row, config.mediaUrl)
  return {
    store: { ...store, status: row.standing?.keptStatus ?? store.status },
    isPublic: !isApplied,
    products: rows.map(({ product: { id, name, minPriceMinor, maxPriceMinor }, picture }) => ({
      ...{ id, name },
      picture: picture && presentPicture(picture, config.mediaUrl),
      price: { amount: minPriceMinor, currency: row.store.currency },
      hasPriceRange: minPriceMinor < maxPriceMinor,
    })),
  }
}
