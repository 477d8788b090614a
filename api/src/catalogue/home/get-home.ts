import type { ProductCard } from '@makola/contract/catalogue.ts'
import type { HomePage, Shelf, ShelfKind } from '@makola/contract/home.ts'
import { countryName } from '@makola/countries/names.ts'
import type { Money } from '@makola/money/money.ts'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { restOnRate } from '../../rates/answer-tags.ts'
import { type ActiveRate, loadRate } from '../../rates/load-rate.ts'
import { listProducts } from '../browse/list-products.ts'
import { readCards } from '../browse/read-cards.ts'
import { atMost, byDiscount, fillShelves, spread } from './fill-shelves.ts'
import { findBestSellers, findNear, findNew, findOffers, mostGoods } from './find-goods.ts'
import { pictureCategories } from './picture-categories.ts'
import { readArrangement } from './read-arrangement.ts'
import { roundAmount } from './round-amount.ts'
import { tellStory } from './tell-story.ts'

type Shown = Pick<Config, 'baseCurrency' | 'mediaUrl'>
type Visit = { rate: string | undefined; chosen: ActiveRate | null; under: Money | null }

const heroCount = 3

/** The home page in the currency of a rate: what can be bought now, pictured and priced, and nothing twice. */
export async function getHome(db: Queryable, rate: string | undefined, config: Shown): Promise<HomePage> {
  restOnRate(rate)
  const { shelves: arranged, ...arrangement } = await readArrangement(db, config.baseCurrency)
  const chosen = await loadRate(db, config.baseCurrency, rate)
  const visit = { rate, chosen, under: chosen && roundAmount(arrangement.under, chosen) }
  const kinds = arranged.filter(({ isShown }) => isShown).map(({ kind }) => kind)
  const goods = await Promise.all(
    kinds.map(async (kind) => ({ kind, products: await findGoods(db, kind, { visit, config }) })),
  )
  const featured = goods.find(({ kind }) => kind === 'featured')?.products
  const picks = featured ?? (await findGoods(db, 'featured', { visit, config }))
  const hero = (picks.length < heroCount ? await findGoods(db, 'new', { visit, config }) : picks).slice(0, heroCount)
  const shelves = fillShelves(goods, hero)
  const used = new Set([hero, ...shelves.map(({ products }) => products)].flat().map(({ id }) => id))
  return {
    hero,
    shelves: shelves.map(({ kind, products }) => ({ kind, products, ...titleOf(kind, visit) })),
    categories: await pictureCategories(db, config.mediaUrl),
    story: await tellStory(
      db,
      { storeId: arrangement.story?.id ?? null, rate, isUsed: ({ id }) => used.has(id) },
      config,
    ),
  }
}

function titleOf(kind: ShelfKind, { chosen, under }: Visit): Pick<Shelf, 'amount' | 'country'> {
  const isNear = kind === 'near' && chosen !== null
  return {
    amount: kind === 'under' ? under : null,
    country: isNear ? { code: chosen.countryCode, name: countryName(chosen.countryCode) } : null,
  }
}

async function findGoods(
  db: Queryable,
  kind: ShelfKind,
  { visit, config }: { visit: Visit; config: Shown },
): Promise<ProductCard[]> {
  const { rate, chosen, under } = visit
  const cards = async (ids: string[]) => readCards(db, { ids, rate }, config)
  const find: Record<ShelfKind, () => Promise<ProductCard[]>> = {
    new: async () => spread(await cards(await findNew(db))),
    featured: async () =>
      (await listProducts(db, { featured: true, rate, inStock: true, limit: mostGoods }, config)).data,
    under: async () => (under ? spread(atMost(await cards(await findNew(db, { isMany: true })), under)) : []),
    'best-sellers': async () => cards(await findBestSellers(db)),
    offers: async () => spread(byDiscount(await cards(await findOffers(db)))),
    near: async () => (chosen ? spread(await cards(await findNear(db, chosen.countryCode))) : []),
  }
  return (await find[kind]()).filter(({ picture, price }) => picture && price)
}
