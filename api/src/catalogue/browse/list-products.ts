import type { ProductCard, ProductSort } from '@makola/contract/catalogue.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { cutPage, type Position, readCursor, unknownCursor } from '../../platform/http/cursor.ts'
import { restOnFilters } from '../answer-tags.ts'
import { chosenRate } from '../search/chosen-rate.ts'
import { interpretFilters } from '../search/interpret-words.ts'
import {
  type MatchKey,
  matchProducts,
  type ProductFilters,
  queryProducts,
  type Words,
} from '../search/match-products.ts'
import { findByPrice, readPlace, writePlace } from './list-by-price.ts'
import { type CardRow, cardColumns, cardJoins, presentCard } from './product-cards.ts'

export type ProductQuestion = ProductFilters & {
  sort?: ProductSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
  /** The interpretation of `q`, when it is already known. */
  words?: Words | null | undefined
}

type Order = { key: MatchKey; direction: 'asc' | 'desc'; sqlType: 'timestamptz' | 'numeric' | 'float8' }

const orders: Record<ProductSort, Order> = {
  relevance: { key: 'relevance', direction: 'desc', sqlType: 'float8' },
  '-created': { key: 'created', direction: 'desc', sqlType: 'timestamptz' },
  created: { key: 'created', direction: 'asc', sqlType: 'timestamptz' },
  price: { key: 'price', direction: 'asc', sqlType: 'numeric' },
  '-price': { key: 'price', direction: 'desc', sqlType: 'numeric' },
}

// The indexes are descending with nulls last; any other order would not use them.
const directions = { desc: sql`desc nulls last`, asc: sql`asc nulls first` }

/**
 * A page of the products on sale, priced in the currency of a rate: one statement, after those that interpret the words. By
 * price, without words, it takes three; see list-by-price.ts.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listProducts(db: Queryable, asked: ProductQuestion, config: Shown): Promise<ProductPage> {
  restOnFilters(asked, { prices: asked.sort === 'price' || asked.sort === '-price' })
  const isByPrice = asked.q === undefined && (asked.sort === 'price' || asked.sort === '-price')
  return isByPrice ? listByPrice(db, asked, config) : listMatches(db, asked, config)
}

type Shown = Pick<Config, 'baseCurrency' | 'mediaUrl'>
type ProductPage = { data: ProductCard[]; meta: { next: string | null } }

async function listByPrice(
  db: Queryable,
  { limit = 24, cursor, words: _, ...asked }: ProductQuestion,
  { baseCurrency, mediaUrl }: Shown,
): Promise<ProductPage> {
  const question = { list: 'products-by-price', ...asked }
  const position = readCursor(question, cursor)
  const after = position && readPlace(position)
  if (position && !after) throw unknownCursor()
  const { sort, q: __, ...filters } = asked
  const found = await findByPrice(db, { ...filters, isUpwards: sort === 'price', limit, after }, baseCurrency)
  const { page, next } = cutPage(found, limit, question, (place) => ({ key: writePlace(place), id: place.id }))
  const rows = await queryPrepared<CardRow>(
    db,
    sql`
    with ${chosenRate(baseCurrency, asked.rate)}
    select ${cardColumns}
    from unnest(${sql.param(page.map(({ id }) => id))}::uuid[]) with ordinality as wanted (id, n)
    join products on products.id = wanted.id ${cardJoins}
    order by n`,
  )
  return { data: rows.map((row) => presentCard(row, mediaUrl)), meta: { next } }
}

async function listMatches(
  db: Queryable,
  { limit = 24, cursor, words, ...asked }: ProductQuestion,
  { baseCurrency, mediaUrl }: Shown,
): Promise<ProductPage> {
  const question = { list: 'products', ...asked }
  const after = readCursor(question, cursor)
  const order = orderOf(asked)
  const direction = directions[order.direction]
  const filters = await interpretFilters(db, { ...asked, words }, baseCurrency)
  const rows = await queryProducts<CardRow & { key: string | number }>(
    db,
    filters,
    sql`
    ${matchProducts(filters, order.key, baseCurrency)},
    page as (
      select id, key from (select id, ${sortable(order)} as key from matching) as sortable
      ${after ? startAfter(after, order) : sql``}
      order by key ${direction}, id ${direction} limit ${sql.raw(String(limit + 1))})
    select ${cardColumns}, page.key
    from page join products on products.id = page.id ${cardJoins}
    order by page.key ${direction}, page.id ${direction}`,
  )
  const { page, next } = cutPage(rows, limit, question, ({ key, id }) => ({ key, id }))
  return { data: page.map((row) => presentCard(row, mediaUrl)), meta: { next } }
}

function orderOf({ q, sort }: Pick<ProductQuestion, 'q' | 'sort'>): Order {
  if (sort === undefined) return q === undefined ? orders['-created'] : orders.relevance
  return sort === 'relevance' && q === undefined ? orders['-created'] : orders[sort]
}

/** Products without a price come last in either direction. */
function sortable({ key, direction }: Order): SQL {
  if (key !== 'price') return sql`key`
  return direction === 'asc' ? sql`coalesce(key, ${Number.MAX_SAFE_INTEGER})` : sql`coalesce(key, -1)`
}

function startAfter({ key, id }: Position, { direction, sqlType }: Order): SQL {
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`where (key, id) ${comparison} (${key}::${sql.raw(sqlType)}, ${id}::uuid)`
}
