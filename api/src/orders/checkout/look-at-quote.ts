import { sql } from 'drizzle-orm'
import type { QuoteRow } from '../../carts/cart/read-cart.ts'
import type { ShortLine } from '../../catalogue/stock/hold-stock.ts'
import { hasLeft, isBlockedTo, sellable } from '../../catalogue/stock/lock-stock.ts'
import type { Database } from '../../platform/database/database.ts'
import { gather } from '../../platform/database/gather.ts'
import { type UnseenType, unseen } from '../../platform/database/prepare-once.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Submitted } from './continue-order.ts'

/** What an order copies. A quote never changes under its id. */
export type QuotedCart = Pick<
  QuoteRow,
  'cartId' | 'countryCode' | 'currency' | 'rateSnapshot' | 'stores' | 'totalMinor'
>

type Look = {
  /** Null when there is no such quote, or its cart is another browser's, changed, or ordered. */
  quote: QuotedCart | null
  /** The lines that could not be supplied at this moment. */
  short: ShortLine[]
  /** The first request with this key, and its order. */
  first: { bodyHash: string; orderId: string } | null
  /** The cart has been ordered by a request like this one: its browser should have its next cookie. */
  isNext: boolean
}

/** The units that can be supplied; null for what may not be sold to the buyer. */
type Left = number | 'gone' | 'paused' | null

type Row = QuotedCart & {
  n: number
  isOpen: boolean
  isNext: boolean
  bodyHash: string | null
  orderId: string | null
  left: Record<string, Left> | null
}

/** More lanes would only wait for each other; one that hangs keeps nobody from the others. A thousand a second look five at a time. */
const together = { lanes: 3, most: 100, apart: 5 }
const looks = new WeakMap<Database, (asked: Asked) => Promise<Look>>()
/** The time is that of the asker: a demo shop is filled in the past. */
type Asked = Submitted & { at: Date }

/** Looks at a submitted quote without a lock and without a transaction. A crowd that presses at once looks together. */
export function lookAtQuote({ database, clock }: Platform, submitted: Submitted): Promise<Look> {
  let look = looks.get(database)
  if (!look) {
    look = gather((all: readonly Asked[]) => lookAtQuotes(database, all), together)
    looks.set(database, look)
  }
  return look({ ...submitted, at: clock.now() })
}

/**
 * Looks at submitted quotes in one statement, in their order. The planner expects a thousand matches of a JSON path, and would read
 * all variants for them; of an array it expects ten.
 */
async function lookAtQuotes(database: Database, asked: readonly Asked[]): Promise<Look[]> {
  const column = (type: UnseenType, of: (one: Asked) => string) => unseen(sql.param(asked.map(of)), type)
  const rows = await queryPrepared<Row>(
    database,
    'look-at-quote',
    sql`select asked.n::int, quotes.cart_id as "cartId", country_code as "countryCode", currency, rate_snapshot as "rateSnapshot",
        quotes.stores, total_minor::float8 as "totalMinor",
        carts.state = 'open' and carts.version = cart_version and carts.token_hash = asked.token_hash
          and held_until > asked.at as "isOpen",
        carts.token_hash = asked.next_hash as "isNext", first.body_hash as "bodyHash", first.reply ->> 'id' as "orderId",
        (select jsonb_object_agg(variants.id,
            case when ${hasLeft} then '"gone"'::jsonb when ${isBlockedTo(sql`quotes.rate_id`, sql`quotes.country_code`)} then null
              when stores.status = 'paused' then '"paused"'::jsonb else to_jsonb(${sellable}) end)
          from unnest(array(
            select (id #>> '{}')::uuid from jsonb_path_query(quotes.stores, '$[*].lines[*].variantId') as id
          )) as wanted (id)
          join variants on variants.id = wanted.id
          join products on products.id = variants.product_id
          join stores on stores.id = variants.store_id) as left
      from unnest(
        ${column('uuid[]', ({ order }) => order.quoteId)}, ${column('text[]', ({ tokenHash }) => tokenHash)},
        ${column('text[]', ({ nextHash }) => nextHash)}, ${column('text[]', ({ keyed }) => keyed.operation)},
        ${column('text[]', ({ keyed }) => keyed.caller)}, ${column('text[]', ({ keyed }) => keyed.key)},
        ${column('timestamptz[]', ({ at }) => at.toISOString())}
      ) with ordinality as asked (quote_id, token_hash, next_hash, operation, caller, key, at, n)
      join quotes on quotes.id = asked.quote_id join carts on carts.id = quotes.cart_id
      left join idempotency_keys as first
        on first.operation = asked.operation and first.caller = asked.caller and first.key = asked.key`,
  )
  const found = new Map(rows.map((row) => [row.n, row]))
  return asked.map((_, index) => asLook(found.get(index + 1)))
}

function asLook(row: Row | undefined): Look {
  if (!row) return { quote: null, short: [], first: null, isNext: false }
  const { n: _, isOpen, isNext, bodyHash, orderId, left, ...quote } = row
  const first = bodyHash === null || orderId === null ? null : { bodyHash, orderId }
  return { quote: isOpen ? quote : null, short: findShort(quote, left ?? {}), first, isNext }
}

function findShort({ stores }: QuotedCart, left: Record<string, Left>): ShortLine[] {
  return stores
    .flatMap(({ lines }) => lines)
    .map(({ variantId, name, quantity: requested }) => {
      const units = left[variantId]
      return {
        ...{ variantId, name, requested, available: typeof units === 'number' ? units : 0 },
        ...(units === 'gone' && { isGone: true }),
        ...(units === null && { isBlocked: true }),
        ...(units === 'paused' && { isPaused: true }),
      }
    })
    .filter(({ available, requested }) => available < requested)
}
