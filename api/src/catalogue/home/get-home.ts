import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { HomePage, Shelf, ShelfKind } from '@makola/contract/catalogue/home.ts'
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
type FindGoods = (kind: ShelfKind) => Promise<ProductCard[]>

const heroCount = 3

/** The home page in the currency of a rate: what can be bought now, pictured and priced, and nothing twice. */
export async function getHome(db: Queryable, rate: string | undefined, config: Shown): Promise<HomePage> {
  restOnRate(rate)
  const { shelves: arranged, ...arrangement } = await readArrangement(db, config.baseCurrency)
  const chosen = await loadRate(db, config.baseCurrency, rate)
  const under = chosen && roundAmount(arrangement.under, chosen)
  const find = goodsFinder(db, { rate, chosen, under }, config)
  const kinds = arranged.filter(({ isShown }) => isShown).map(({ kind }) => kind)
  const goods = await Promise.all(kinds.map(async (kind) => ({ kind, products: await find(kind) })))
  const picks = await find('featured')
  const hero = (picks.length < heroCount ? await find('new') : picks).slice(0, heroCount)
  const shelves = fillShelves(goods, hero)
  const used = new Set([hero, ...shelves.map(({ products }) => products)].flat().map(({ id }) => id))
  return {
    hero,
    shelves: shelves.map(({ kind, products }) => ({ kind, products, ...titleOf(kind, { chosen, under }) })),
    categories: await pictureCategories(db, config.mediaUrl),
    story: await tellStory(
      db,
      { storeId: arrangement.story?.id ?? null, rate, isUsed: ({ id }) => used.has(id) },
      config,
    ),
  }
}

function titleOf(kind: ShelfKind, { chosen, under }: Omit<Visit, 'rate'>): Pick<Shelf, 'amount' | 'country'> {
  const isNear = kind === 'near' && chosen !== null
  return {
    amount: kind === 'under' ? under : null,
    country: isNear ? { code: chosen.countryCode, name: countryName(chosen.countryCode) } : null,
  }
}

/** Finds the goods of a kind, each kind once; what is new also serves those that cost little, and the top of the page. */
function goodsFinder(db: Queryable, { rate, chosen, under }: Visit, config: Shown): FindGoods {
  const cards = async (ids: string[]) => readCards(db, { ids, rate }, config)
  const newest = once(async () => cards(await findNew(db)))
  const find: Record<ShelfKind, () => Promise<ProductCard[]>> = {
    new: async () => spread((await newest()).slice(0, mostGoods)),
    featured: once(
      async () => (await listProducts(db, { featured: true, rate, inStock: true, limit: mostGoods }, config)).data,
    ),
    under: async () => (under ? spread(atMost(await newest(), under)) : []),
    'best-sellers': async () => cards(await findBestSellers(db)),
    offers: async () => spread(byDiscount(await cards(await findOffers(db)))),
    near: async () => (chosen ? spread(await cards(await findNear(db, chosen.countryCode))) : []),
  }
  return async (kind) =>
    (await find[kind]()).filter(({ picture, price, available }) => picture && price && available > 0)
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work()
    return done
  }
}
