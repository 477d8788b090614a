import type { Suggestions } from '@makola/contract/catalogue/suggestions.ts'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { listProducts } from '../browse/list-products.ts'
import { readCards } from '../browse/read-cards.ts'
import { findBestSellers, findNew } from '../home/find-goods.ts'
import { interpretFilters } from '../search/interpret-words.ts'
import { findStores } from './find-stores.ts'
import { suggestCategories, suggestPopularCategories } from './suggest-categories.ts'

type Shown = Pick<Config, 'baseCurrency' | 'mediaUrl'>
type Asked = { q?: string | undefined; rate?: string | undefined }

const mostProducts = 6
const mostInstead = 4

/**
 * Suggests what can be bought, categories and stores while someone types, and a spelling when a word matches no product. Without
 * words, categories that sell well.
 */
export async function suggest(db: Queryable, { q, rate }: Asked, config: Shown): Promise<Suggestions> {
  const nothing = { products: [], isInstead: false, stores: [], didYouMean: null }
  if (q === undefined) return { ...nothing, categories: await suggestPopularCategories(db, config) }
  const [{ products, didYouMean }, categories, stores] = await Promise.all([
    findProducts(db, { q, rate }, config),
    suggestCategories(db, q, config),
    findStores(db, q, config),
  ])
  const isInstead = [products, categories, stores].every(({ length }) => length === 0)
  return {
    products: isInstead ? await findInstead(db, rate, config) : products,
    isInstead,
    categories,
    stores,
    didYouMean,
  }
}

async function findProducts(db: Queryable, { q, rate }: Asked, config: Shown) {
  const { words } = await interpretFilters(db, { q }, config.baseCurrency)
  const { data } = await listProducts(db, { q, rate, words, inStock: true, limit: mostProducts }, config)
  return { products: data.map(presentSuggested), didYouMean: words?.didYouMean ?? null }
}

async function findInstead(db: Queryable, rate: string | undefined, config: Shown): Promise<Suggestions['products']> {
  const sold = await findBestSellers(db)
  const ids = (sold.length < mostInstead ? await findNew(db) : sold).slice(0, 2 * mostInstead)
  const cards = await readCards(db, { ids, rate }, config)
  return cards
    .filter(({ available }) => available > 0)
    .slice(0, mostInstead)
    .map(presentSuggested)
}

const presentSuggested = ({ id, slug, name, picture, price, store }: Suggestions['products'][number]) => ({
  id,
  slug,
  name,
  picture,
  price,
  store,
})
