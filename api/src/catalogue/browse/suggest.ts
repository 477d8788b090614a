import type { ProductCard } from '@makola/contract/catalogue.ts'
import type { StoreSummary } from '@makola/contract/stores.ts'
import { and, ne, sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { restOnStores } from '../../stores/answer-tags.ts'
import { presentStoreSummary } from '../../stores/browse/present-store.ts'
import { selectStores } from '../../stores/browse/select-stores.ts'
import { stores } from '../../stores/tables.ts'
import { interpretFilters } from '../search/interpret-words.ts'
import { categories } from '../tables.ts'
import { listProducts } from './list-products.ts'

export type Suggestions = {
  products: Pick<ProductCard, 'id' | 'slug' | 'name' | 'picture' | 'price'>[]
  categories: { slug: string; name: string }[]
  stores: StoreSummary[]
  didYouMean: string | null
}

const mostProducts = 6
const mostPlaces = 3

/** Suggests products, categories and stores while someone types, and a spelling when a word matches no product. */
export async function suggest(
  db: Queryable,
  { q, rate }: { q: string; rate?: string | undefined },
  config: Pick<Config, 'baseCurrency' | 'mediaUrl'>,
): Promise<Suggestions> {
  restOnStores()
  const { words } = await interpretFilters(db, { q }, config.baseCurrency)
  const [products, alikeCategories, alikeStores] = await Promise.all([
    listProducts(db, { q, rate, words, limit: mostProducts }, config),
    listCategoriesLike(db, q),
    listStoresLike(db, q, config),
  ])
  return {
    products: products.data.map(({ id, slug, name, picture, price }) => ({ id, slug, name, picture, price })),
    categories: alikeCategories,
    stores: alikeStores,
    didYouMean: words?.didYouMean ?? null,
  }
}

/** Matches the beginning of a word, forgiving accents and small mistakes. There are few of them, so no index is needed. */
function soundsLike(name: typeof categories.name | typeof stores.name, q: string) {
  const likeness = sql`word_similarity(fold(${q}), fold(${name}))`
  return {
    likeness,
    condition: sql`(starts_with(fold(${name}), fold(${q})) or strpos(fold(${name}), ' ' || fold(${q})) > 0 or ${likeness} > 0.5)`,
  }
}

async function listCategoriesLike(db: Queryable, q: string) {
  const { condition, likeness } = soundsLike(categories.name, q)
  return db
    .select({ slug: categories.slug, name: categories.name })
    .from(categories)
    .where(condition)
    .orderBy(sql`${likeness} desc`, categories.name)
    .limit(mostPlaces)
}

async function listStoresLike(db: Queryable, q: string, { mediaUrl }: Pick<Config, 'mediaUrl'>) {
  const { condition, likeness } = soundsLike(stores.name, q)
  const rows = await selectStores(db)
    .where(and(ne(stores.status, 'closed'), condition))
    .orderBy(sql`${likeness} desc`, stores.name)
    .limit(mostPlaces)
  return rows.map((row) => presentStoreSummary(row, mediaUrl))
}
