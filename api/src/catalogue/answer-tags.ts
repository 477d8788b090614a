import { restOn } from '../platform/answer-tags.ts'
import { restOnConversions, restOnRate } from '../rates/answer-tags.ts'
import { restOnStores } from '../stores/answer-tags.ts'

type Asked = {
  rate?: string | undefined
  category?: string | undefined
  store?: string | undefined
  q?: string | undefined
  inStock?: boolean | undefined
  min?: number | undefined
  max?: number | undefined
  options?: readonly string[] | undefined
  shipsFrom?: string | undefined
}

/**
 * The answer rests on which products pass these filters, at a rate. `prices`: also on the order or the range of their prices;
 * `stock`: also on which of them are in stock; `options`: also on their options. What it shows of a product is said by its card.
 */
export function restOnFilters(asked: Asked, { prices = false, stock = false, options = false } = {}): void {
  const scope = scopeOf(asked)
  restOnListed(asked)
  restOnRate(asked.rate)
  if (asked.q !== undefined) restOn('w')
  if (stock || asked.inStock !== undefined) restOn(`s:${scope}`)
  if (options || asked.options !== undefined) restOn(`v:${scope}`)
  // Stores do not often move, so it is told with whatever else changes in one.
  if (asked.shipsFrom !== undefined) restOnStores()
  if (!prices && asked.min === undefined && asked.max === undefined) return
  restOn(`$:${scope}`)
  restOnConversions(asked.rate)
}

/** The answer rests on the order of products by their reviews. */
export function restOnRatings(asked: Pick<Asked, 'store' | 'category'>): void {
  restOn(`b:${scopeOf(asked)}`)
}

/** The answer rests on which products are on sale in a store, in a category or at all. */
export function restOnListed(asked: Pick<Asked, 'store' | 'category'>): void {
  restOn(`m:${scopeOf(asked)}`)
}

/** What changes in a store changes in its categories, too: the store is the narrower one. */
function scopeOf({ store, category }: Pick<Asked, 'store' | 'category'>): string {
  if (store !== undefined) return `store:${store.toLowerCase()}`
  return category === undefined ? 'all' : `category:${category.toLowerCase()}`
}

/** The answer shows a product as cards do. */
export function restOnProduct(id: string): void {
  restOn(`p:${id}`)
}

/** The answer shows how many units of a product there are, where cards only say that there are some. */
export function restOnStock(productId: string): void {
  restOn(`q:${productId}`)
}

/** The answer rests on which products sell best. */
export function restOnSales(): void {
  restOn('u')
}

/** The answer rests on which products have a price below what they cost before. */
export function restOnOffers(): void {
  restOn('o')
}

/** The answer rests on which products have a picture. */
export function restOnPictured(): void {
  restOn('i')
}
