import type { Suggestions } from '@makola/contract/catalogue/suggestions.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, isOneOf, prepareOnce, unseen } from '../../platform/database/prepare-once.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { restOnStores } from '../../stores/answer-tags.ts'
import { presentStoreSummary } from '../../stores/browse/present-store.ts'
import { selectStores } from '../../stores/browse/select-stores.ts'
import { stores } from '../../stores/tables.ts'
import { restOnListed } from '../answer-tags.ts'
import { moved } from '../browse/listed-now.ts'
import { soundsLike } from './sounds-like.ts'

const mostStores = 3
const hasLetters = /[\p{L}\p{N}]/u

/** Open stores with names like these words, and how much they sell. */
export async function findStores(
  db: Queryable,
  q: string,
  { mediaUrl }: Pick<Config, 'mediaUrl'>,
): Promise<Suggestions['stores']> {
  restOnStores()
  restOnListed({})
  // Found by an index, which knows names by their letters.
  const rows = await (hasLetters.test(q) ? selectByLetters : selectBySigns)(db, { q })
  const counts =
    rows.length === 0
      ? new Map()
      : await countListed(
          db,
          rows.map(({ store }) => store.id),
        )
  return rows.map((row) => ({
    ...presentStoreSummary(row, mediaUrl),
    productCount: counts.get(row.store.id) ?? 0,
  }))
}

type Asked = Given<{ q: string }>

const selectByLetters = prepareOnce((db, { q }: Asked) =>
  selectAlike(db, q, sql`${stores.id} in (select stores_like(${unseen(q, 'text')}))`),
)

const selectBySigns = prepareOnce((db, { q }: Asked) => selectAlike(db, q, undefined))

function selectAlike(db: Queryable, q: Asked['q'], isAlike: SQL | undefined) {
  const { condition, likeness } = soundsLike(stores.name, unseen(q, 'text'))
  return selectStores(db)
    .where(and(sql`${stores.status} = 'open'`, isAlike, condition))
    .orderBy(sql`${likeness} desc`, stores.name)
    .limit(mostStores)
}

async function countListed(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryPrepared<{ id: string; products: number }>(
    db,
    'suggest-stores',
    sql`
    with ${moved}
    select store_id as id, sum(products)::int as products
    from (
      select store_id, products from listing_counts where level = 'store' and ${isOneOf(sql`store_id`, sql.param(ids))}
      union all select store_id, products from moved where ${isOneOf(sql`store_id`, sql.param(ids))}) as counted
    group by store_id`,
  )
  return new Map(rows.map(({ id, products }) => [id, products]))
}
