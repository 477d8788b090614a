import type { ProductCard, ProductListMeta, ProductSort } from '@makola/contract/catalogue/catalogue.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, type Position, readCursor, unknownCursor } from '../../platform/http/cursor.ts'
import { restOnFilters, restOnRatings } from '../answer-tags.ts'
import { chosenRate } from '../search/chosen-rate.ts'
import { interpretFilters } from '../search/interpret-words.ts'
import {
  bestRated,
  matchProducts,
  type ProductFilters,
  queryProducts,
  type UnderstoodFilters,
  type Words,
} from '../search/match-products.ts'
import { boundsTables } from '../search/price-bounds.ts'
import { findByPrice, readPlace, writePlace } from './list-by-price.ts'
import { findByRelevance, readRankedPlace, writeRankedPlace } from './list-by-relevance.ts'
import { movedHere, scopeTables } from './listed-now.ts'
import { newestListings } from './match-listings.ts'
import { boundsOf, readPriceBounds, readPriceStreams } from './price-streams.ts'
import { type CardRow, cardColumns, cardJoins, presentCard } from './product-cards.ts'
import { readCards } from './read-cards.ts'

export type ProductQuestion = ProductFilters & {
  sort?: ProductSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
  /** The interpretation of `q`, when it is already known. */
  words?: Words | null | undefined
}

type Order = { key: 'created' | 'rating'; direction: 'asc' | 'desc'; sqlType: 'timestamptz' | 'float8' }

const orders: Record<Exclude<ProductSort, 'price' | '-price' | 'relevance'>, Order> = {
  '-created': { key: 'created', direction: 'desc', sqlType: 'timestamptz' },
  created: { key: 'created', direction: 'asc', sqlType: 'timestamptz' },
  rating: { key: 'rating', direction: 'desc', sqlType: 'float8' },
}

// The indexes are descending with nulls last; any other order would not use them.
const directions = { desc: sql`desc nulls last`, asc: sql`asc nulls first` }

/**
 * A page of the products on sale, priced in the currency of a rate: one statement, after those that interpret the words. A range of
 * prices takes one more, an order by price two; see list-by-price.ts.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listProducts(db: Queryable, asked: ProductQuestion, config: Shown): Promise<ProductPage> {
  restOnFilters(asked, { prices: asked.sort === 'price' || asked.sort === '-price' })
  if (asked.sort === 'rating') restOnRatings(asked)
  const { sort = 'relevance' } = asked
  if (sort === 'price' || sort === '-price') return listByPrice(db, { ...asked, sort }, config)
  if (sort !== 'relevance') return listMatches(db, asked, orders[sort], config)
  // Without words there is no relevance.
  return asked.q === undefined ? listMatches(db, asked, orders['-created'], config) : listByRelevance(db, asked, config)
}

type Shown = Pick<Config, 'baseCurrency' | 'mediaUrl'>
type ProductPage = { data: ProductCard[]; meta: ProductListMeta }

/** How the words were spelt: corrected where nothing has them, a suggestion where little has. */
function spellingOf({ words }: UnderstoodFilters): Pick<ProductListMeta, 'corrected' | 'suggestion'> {
  const corrected = words?.corrected ?? null
  return { corrected, suggestion: corrected ? null : (words?.didYouMean ?? null) }
}

/** The place in a list that a cursor names. */
function readPlaceOf<P>(question: object, cursor: string | undefined, read: (position: Position) => P | undefined) {
  const position = readCursor(question, cursor)
  const place = position && read(position)
  if (position && !place) throw unknownCursor()
  return place
}

async function listByPrice(
  db: Queryable,
  { limit = 24, cursor, words, ...asked }: ProductQuestion & { sort: 'price' | '-price' },
  config: Shown,
): Promise<ProductPage> {
  const { baseCurrency } = config
  const question = { list: 'products-by-price', ...asked }
  const after = readPlaceOf(question, cursor, readPlace)
  const { sort, min, max, ...others } = asked
  const streams = await readPriceStreams(db, asked, baseCurrency)
  const bounds = min === undefined && max === undefined ? undefined : boundsOf(streams, { min, max })
  const filters = await interpretFilters(db, { ...others, words, bounds }, baseCurrency)
  const priced = { ...filters, min, max, isUpwards: sort === 'price', limit, after }
  const { places, isCut } = await findByPrice(db, { question: priced, streams }, baseCurrency)
  const { page, next } = cutPage(places, limit, question, (place) => ({ key: writePlace(place), id: place.id }))
  const data = await readCards(db, { ids: page.map(({ id }) => id), rate: asked.rate }, config)
  return { data, meta: { next, isCut, ...spellingOf(filters) } }
}

async function listByRelevance(
  db: Queryable,
  { limit = 24, cursor, words, ...asked }: ProductQuestion,
  config: Shown,
): Promise<ProductPage> {
  const { baseCurrency } = config
  const question = { list: 'products-by-relevance', ...asked }
  const after = readPlaceOf(question, cursor, readRankedPlace)
  const { min, max, sort: _, ...others } = asked
  const bounds = await readPriceBounds(db, asked, baseCurrency)
  const filters = await interpretFilters(db, { ...others, words, bounds }, baseCurrency)
  const ranked = await findByRelevance(db, { filters, after, limit }, baseCurrency)
  const { page, next } = cutPage(ranked, limit, question, ({ place, id }) => ({ key: writeRankedPlace(place), id }))
  const data = await readCards(db, { ids: page.map(({ id }) => id), rate: asked.rate }, config)
  return { data, meta: { next, isCut: false, ...spellingOf(filters) } }
}

async function listMatches(
  db: Queryable,
  { limit = 24, cursor, words, ...asked }: ProductQuestion,
  order: Order,
  { baseCurrency, mediaUrl }: Shown,
): Promise<ProductPage> {
  const question = { list: 'products', ...asked }
  const after = readCursor(question, cursor)
  const { min, max, sort: _, ...others } = asked
  const bounds = await readPriceBounds(db, asked, baseCurrency)
  const filters = await interpretFilters(db, { ...others, words, bounds }, baseCurrency)
  const rows = await queryProducts<CardRow & { key: string | number }>(
    db,
    filters,
    sql`
    ${pageOf(filters, { after, order, limit }, baseCurrency)}
    select ${cardColumns}, page.key
    from page join products on products.id = page.id ${cardJoins}
    order by page.key ${directions[order.direction]}, page.id ${directions[order.direction]}`,
  )
  const { page, next } = cutPage(rows, limit, question, ({ key, id }) => ({ key, id }))
  return { data: page.map((row) => presentCard(row, mediaUrl)), meta: { next, isCut: false, ...spellingOf(filters) } }
}

type Cut = { after: Position | undefined; order: Order; limit: number }

/** The common table expressions up to `page (id, key)`. A range of prices without words is read from listings, which are narrow. */
function pageOf(filters: UnderstoodFilters, { after, order, limit: most }: Cut, base: string): SQL {
  const direction = directions[order.direction]
  const part = {
    start: after ? startAfter(after, order) : sql``,
    order: sql`order by key ${direction}, id ${direction}`,
    limit: sql`limit ${sql.raw(String(most + 1))}`,
  }
  const { bounds, words, rate } = filters
  if (order.key === 'rating') return bestRated(filters, { after, limit: part.limit }, base)
  if (bounds === undefined || words !== undefined) {
    return sql`${matchProducts(filters, base)},
      page as (select id, key from matching ${part.start} ${part.order} ${part.limit})`
  }
  return sql`with recursive ${chosenRate(base, rate)}, ${scopeTables(filters)} ${movedHere}, ${boundsTables(bounds)},
    page as (select id, key from (${newestListings(filters, part)}) as both_parts ${part.order} ${part.limit})`
}

function startAfter({ key, id }: Position, { direction, sqlType }: Order): SQL {
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`where (key, id) ${comparison} (${key}::${sql.raw(sqlType)}, ${id}::uuid)`
}
