import type { ProductCard } from '@makola/contract/catalogue.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/database.ts'
import { listProducts } from './list-products.ts'

type Place = { slug: string; name: string }
export type Suggestions = {
  products: Pick<ProductCard, 'id' | 'slug' | 'name' | 'picture' | 'price'>[]
  categories: Place[]
  stores: Place[]
}

const mostProducts = 6
const mostPlaces = 3

/** What the search field offers while someone types: products, and the categories and stores that sound like it. */
export async function suggest(
  db: Queryable,
  { q, rate }: { q: string; rate?: string | undefined },
  config: Pick<Config, 'baseCurrency' | 'mediaUrl'>,
): Promise<Suggestions> {
  const [products, categories, stores] = await Promise.all([
    listProducts(db, { q, rate, limit: mostProducts }, config),
    listPlaces(db, sql`categories`, q),
    listPlaces(db, sql`(select slug, name from stores where status <> 'closed') as open_stores`, q),
  ])
  return {
    products: products.data.map(({ id, slug, name, picture, price }) => ({ id, slug, name, picture, price })),
    categories,
    stores,
  }
}

/** By the beginning of a word, accents and small typing errors forgiven. There are few of them, so no index is needed. */
async function listPlaces(db: Queryable, places: ReturnType<typeof sql>, q: string): Promise<Place[]> {
  const { rows } = await db.execute<Place>(sql`
    select slug, name from ${places}
    cross join lateral (select fold(name) as folded, fold(${q}) as asked) as texts
    where starts_with(folded, asked) or strpos(folded, ' ' || asked) > 0 or word_similarity(asked, folded) > 0.5
    order by word_similarity(asked, folded) desc, name limit ${mostPlaces}`)
  return rows
}
