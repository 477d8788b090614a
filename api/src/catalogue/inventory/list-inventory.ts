import type {
  listInventory as endpoint,
  InventoryRow,
  InventorySort,
  ListedStatus,
} from '@makola/contract/catalogue/inventory.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type PictureRow, presentPicture } from '../../media/pictures/present-picture.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { cutPage, type Position, readCursor } from '../../platform/http/cursor.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { type Count, interpretWords } from '../search/interpret-words.ts'
import { categoryAndBelow, type Words } from '../search/match-products.ts'
import { productsAtLevel } from './products-at-level.ts'

type Question = z.output<typeof endpoint.query>
type InventoryPage = z.output<(typeof endpoint.replies)[200]>
type SortKey = 'name' | 'sku' | 'price' | 'available' | 'updated'
type Order = { from: SQL; key: SQL; sqlType: SQL; direction: SQL; comparison: SQL }

/**
 * A page of a store's products for its members, whatever their status, with the counts by status: one statement beside those for
 * the store and the words.
 * @throws Problem `not-found` (404) for the store, `validation-failed` (422) for a cursor of another list.
 */
export async function listInventory(
  db: Queryable,
  caller: Caller,
  { limit = 24, cursor, ...asked }: Question,
  mediaUrl: string,
): Promise<InventoryPage> {
  const { id: storeId, currency } = await findOwnStore(db, caller, asked.store, 'products.read')
  const question = { list: 'inventory', ...asked }
  const after = readCursor(question, cursor)
  const words = await interpretInventorySearch(db, storeId, asked.q)
  const { rows } = await db.execute<Answer>(askInventory({ ...asked, words, storeId, after, limit }))
  const [answer] = rows
  if (!answer) throw new Error('The inventory had no answer')
  const { draft = 0, active = 0, archived: shut = 0 } = answer.counts ?? {}
  const { takenDown } = answer
  const counts = { all: draft + active + shut, draft, active, archived: shut - takenDown, takenDown }
  const { page, next } = cutPage(answer.rows, limit, question, ({ key, id }) => ({ key, id }))
  return {
    data: page.map((row) => present(row, currency, mediaUrl)),
    meta: { next, total: counts[asked.status === 'taken-down' ? 'takenDown' : (asked.status ?? 'all')], counts },
  }
}

/** Interprets the search of a store's own products; null when it is empty. */
export async function interpretInventorySearch(
  db: Queryable,
  storeId: string,
  q: string | undefined,
): Promise<Words | null> {
  return q === undefined ? null : interpretWords(db, within(db, storeId, q))
}

/** Matches words of which only the beginning may be typed, counted among the store's own products. */
function within(db: Queryable, storeId: string, q: string) {
  const count: Count = async (queries, most) => {
    const counts = queries.map(
      (query) => sql`(select count(*)::int from (
        select from products where store_id = ${storeId} and deleted_at is null and search @@ ${query}::tsquery
        limit (select ${most}::int)) as found)`,
    )
    const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`)
    return rows[0]?.counts ?? []
  }
  return { q, count, isAbbreviated: true }
}

type Asked = Omit<Question, 'store' | 'cursor'> & {
  words: Words | null
  storeId: string
  after: Position | undefined
  limit: number
}

/**
 * Without filters each part of the answer is read from an index; with filters the matching products are found once, for the
 * counts and the page.
 */
function askInventory({ storeId, after, limit, status, sort = '-updated', ...narrowing }: Asked): SQL {
  const order = orderOf(sort, storeId)
  const { tables, conditions } = narrowInventory(narrowing, storeId)
  const all = sql`products.store_id = ${storeId} and products.deleted_at is null`
  const isNarrowed = conditions.length > 0
  const passing = isNarrowed
    ? [
        sql`passing as materialized (
        select products.id, products.status, products.blocked_from, ${order.key} as key from ${order.from}
        where ${sql.join([all, ...conditions], sql` and `)})`,
      ]
    : []
  const counted = sql`counted as (
    select status, count(*)::int as products from ${isNarrowed ? sql`passing` : sql`products where ${all}`}
    group by status)`
  const takenDown = sql`select count(*)::int from ${isNarrowed ? sql`passing as products` : sql`products`}
    where ${isNarrowed ? sql`` : sql`${all} and `}${hasStatus('taken-down')}`
  const { key, from, where } = isNarrowed
    ? { key: sql`key`, from: sql`passing as products`, where: sql`true` }
    : sort.endsWith('available') && status === undefined
      ? // Deleted products have no variants left, so the sums need no products beside them.
        { key: sql`available`, from: sql`(${unitsLeft(storeId)}) as products`, where: sql`true` }
      : { key: order.key, from: order.from, where: all }
  const { sqlType, direction, comparison } = order
  return sql`
    with recursive ${sql.join([...tables, ...passing, counted], sql`, `)},
    page as (
      select products.id, ${key} as key from ${from} where ${where}
        ${status === undefined ? sql`` : sql`and ${hasStatus(status)}`}
        ${after ? sql`and (${key}, products.id) ${comparison} (${after.key}::${sqlType}, ${after.id}::uuid)` : sql``}
      order by ${key} ${direction}, products.id ${direction} limit ${limit + 1}),
    shown as (
      select ${rowColumns}, page.key::text as key,
        row_number() over (order by page.key ${direction}, page.id ${direction}) as n
      from page join products on products.id = page.id ${rowJoins})
    select (select json_object_agg(status, products) from counted) as counts, (${takenDown}) as "takenDown",
      (select coalesce(json_agg(to_jsonb(shown) - 'n' order by n), '[]') from shown) as rows`
}

/** Matches products that the inventory lists in a status. What is taken down is archived too: an index finds it by that. */
export function hasStatus(status: ListedStatus): SQL {
  if (status === 'active' || status === 'draft') return sql`products.status = ${status}`
  const isTakenDown = status === 'taken-down'
  return sql`products.status = 'archived' and products.blocked_from is ${isTakenDown ? sql`not null` : sql`null`}`
}

/** Restricts a query to matching products, over tables that the statement names first. */
export function narrowInventory(
  { q, words, category, stock }: Pick<Asked, 'q' | 'words' | 'category' | 'stock'>,
  storeId: string,
): { tables: SQL[]; conditions: SQL[] } {
  const tables: SQL[] = []
  const conditions: SQL[] = []
  if (category !== undefined) {
    tables.push(categoryAndBelow(category))
    conditions.push(sql`products.category_id in (select id from category_and_below)`)
  }
  if (q !== undefined) {
    tables.push(askedSkus(q, storeId))
    const hasWords = words
      ? sql`products.search @@ ${words.allRelated}::tsquery
          or (products.search @@ ${words.all}::tsquery and not exists (select from by_sku))`
      : sql`false`
    conditions.push(sql`(${hasWords} or products.id = any(array(select id from by_sku)))`)
  }
  if (stock !== undefined) conditions.push(sql`products.id in (${productsAtLevel(stock, storeId)})`)
  return { tables, conditions }
}

function orderOf(sort: InventorySort, storeId: string): Order {
  const isDescending = sort.startsWith('-')
  const { from = sql`products`, ...order } = orders[sort.replace('-', '') as SortKey](storeId)
  return {
    from,
    ...order,
    direction: isDescending ? sql`desc` : sql`asc`,
    comparison: isDescending ? sql`<` : sql`>`,
  }
}

/** The sort keys of the table; each but `available`, which no index can hold, is read from an index. */
const orders: Record<SortKey, (storeId: string) => Pick<Order, 'key' | 'sqlType'> & { from?: SQL }> = {
  name: () => ({ key: sql`fold(products.name)`, sqlType: sql`text` }),
  price: () => ({ key: sql`products.min_price_minor`, sqlType: sql`bigint` }),
  updated: () => ({ key: sql`products.updated_at`, sqlType: sql`timestamptz` }),
  sku: (storeId) => ({
    from: sql`products join variants as first on first.product_id = products.id
      and first.store_id = ${storeId} and first.position = 0 and first.removed_at is null`,
    key: sql`first.sku`,
    sqlType: sql`text`,
  }),
  available: (storeId) => ({
    from: sql`products join (${unitsLeft(storeId)}) as stock using (id)`,
    key: sql`stock.available`,
    sqlType: sql`bigint`,
  }),
}

function unitsLeft(storeId: string): SQL {
  return sql`select product_id as id, sum(on_hand - held) as available from variants
    where store_id = ${storeId} and removed_at is null group by product_id`
}

/** Matches a part of a SKU; when one matches, spelling is not corrected. */
function askedSkus(q: string, storeId: string): SQL {
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`
    by_sku as materialized (
      select product_id as id from variants
      where store_id = ${storeId} and removed_at is null and lower(sku) like lower(${part}))`
}

type Row = Omit<InventoryRow, 'picture' | 'price' | 'hasPriceRange' | 'category'> & {
  picture: PictureRow | null
  minPriceMinor: number
  maxPriceMinor: number
  categorySlug: string | null
  categoryName: string | null
  key: string
}
type Answer = {
  /** By the column: taken down products are archived. */
  counts: Partial<Record<InventoryRow['status'], number>> | null
  takenDown: number
  rows: Row[]
}

const rowColumns = sql`
  products.id, products.slug, products.name, products.status, products.featured, products.version,
  products.blocked_from is not null as "isBlocked",
  products.updated_at as "updatedAt", products.min_price_minor as "minPriceMinor",
  products.max_price_minor as "maxPriceMinor", categories.slug as "categorySlug", categories.name as "categoryName",
  to_jsonb(pictures) as picture, stock.*`

const rowJoins = sql`
  left join categories on categories.id = products.category_id
  left join product_pictures on product_pictures.product_id = products.id and product_pictures.position = 0
  left join pictures on pictures.id = product_pictures.picture_id
  cross join lateral (
    select count(*) as "variantCount", sum(on_hand) as "onHand", sum(held) as held, sum(on_hand - held) as available,
      (array_agg(sku order by position))[1] as sku,
      case when count(*) = 1 then min(variants.id::text) end as "variantId",
      case when count(*) = 1 then min(low_stock_threshold) end as "lowStockThreshold",
      coalesce((case when bool_or(on_hand <= held) then array_agg(title order by position) filter (where on_hand <= held)
        else array_agg(title order by position) filter (where on_hand - held <= low_stock_threshold) end)[1:2], '{}')
        as "shortVariants",
      case when bool_or(on_hand <= held) then count(*) filter (where on_hand <= held)
        else count(*) filter (where on_hand - held <= low_stock_threshold) end as "shortCount",
      case when bool_or(on_hand <= held) then 'out' when bool_or(on_hand - held <= low_stock_threshold) then 'low'
        else 'ok' end as "stockLevel"
    from variants where product_id = products.id and removed_at is null) as stock`

function present(row: Row, currency: string, mediaUrl: string): InventoryRow {
  const { key: _, picture, minPriceMinor, maxPriceMinor, categorySlug, categoryName, updatedAt, ...rest } = row
  return {
    ...rest,
    picture: picture && presentPicture(picture, mediaUrl),
    category: categorySlug === null ? null : { slug: categorySlug, name: categoryName ?? '' },
    price: { amount: minPriceMinor, currency },
    hasPriceRange: maxPriceMinor > minPriceMinor,
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
