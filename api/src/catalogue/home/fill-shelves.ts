import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { fewestOnShelf, mostOnShelf, type ShelfKind } from '@makola/contract/catalogue/home.ts'
import type { Money } from '@makola/money/money.ts'

/** The goods that a shelf may hold, the best first. */
export type Goods = { kind: ShelfKind; products: ProductCard[] }

/**
 * Gives each shelf, in order, goods that no shelf above has. Those at the top of the page are taken only where a shelf would be left
 * out without them, in a shop that has few goods.
 */
export function fillShelves(goods: readonly Goods[], hero: readonly ProductCard[]): Goods[] {
  const used = new Set<string>()
  const heroes = new Set(hero.map(({ id }) => id))
  return goods.flatMap(({ kind, products }) => {
    const free = products.filter(({ id }) => !used.has(id))
    const fresh = free.filter(({ id }) => !heroes.has(id))
    const taken = (fresh.length < fewestOnShelf ? free : fresh).slice(0, mostOnShelf)
    if (taken.length < fewestOnShelf) return []
    for (const { id } of taken) used.add(id)
    return [{ kind, products: taken }]
  })
}

const besides = 2

/** The same goods so that no store takes a whole shelf: two of each first, then two more. */
export function spread(products: readonly ProductCard[]): ProductCard[] {
  const seen = new Map<string, number>()
  const rounds = products.map((product) => {
    const before = seen.get(product.store.id) ?? 0
    seen.set(product.store.id, before + 1)
    return { product, round: Math.floor(before / besides) }
  })
  return rounds.toSorted((a, b) => a.round - b.round).map(({ product }) => product)
}

/** Offers by how much of the former price one saves. */
export function byDiscount(products: readonly ProductCard[]): ProductCard[] {
  const left = ({ price, compareAt }: ProductCard) => (price && compareAt ? price.amount / compareAt.amount : 1)
  return products.filter(({ compareAt }) => compareAt !== null).toSorted((a, b) => left(a) - left(b))
}

/** Those whose lowest price is at most an amount, as the list's own filter counts them. */
export function atMost(products: readonly ProductCard[], { amount }: Money): ProductCard[] {
  return products.filter(({ price }) => price !== null && price.amount <= amount)
}
