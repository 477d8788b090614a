import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { StoreStory } from '@makola/contract/catalogue/home.ts'
import { and, eq } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { restOnStore } from '../../stores/answer-tags.ts'
import { presentStoreSummary } from '../../stores/browse/present-store.ts'
import { selectStores } from '../../stores/browse/select-stores.ts'
import { stores } from '../../stores/tables.ts'
import { listProducts } from '../browse/list-products.ts'

const openingLength = 240
const shown = 3

type Asked = { storeId: string | null; rate: string | undefined; isUsed: (product: ProductCard) => boolean }

/** The story of an open store with some of its goods, rather such as are not on the page yet; null without one. */
export async function tellStory(
  db: Queryable,
  { storeId, rate, isUsed }: Asked,
  config: Pick<Config, 'baseCurrency' | 'mediaUrl'>,
): Promise<StoreStory | null> {
  if (storeId === null) return null
  restOnStore(storeId)
  const [row] = await selectStores(db).where(and(eq(stores.id, storeId), eq(stores.status, 'open')))
  if (!row) return null
  const { data } = await listProducts(db, { store: storeId, rate, inStock: true }, config)
  const pictured = data.filter(({ picture }) => picture)
  return {
    store: presentStoreSummary(row, config.mediaUrl),
    opening: openingOf(row.store.story.trim() || row.store.tagline),
    products: pictured.toSorted((a, b) => Number(isUsed(a)) - Number(isUsed(b))).slice(0, shown),
  }
}

/** The first words of a text, whole ones. */
function openingOf(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  if (line.length <= openingLength) return line
  return `${line.slice(0, openingLength).replace(/[\s,;:.–—-]*\s\S*$/, '')}…`
}
