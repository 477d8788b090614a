import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { runTransaction } from '../../platform/database/database.ts'
import { listedNowOf } from './listed-now.ts'
import { listingChanges, type listings } from './tables.ts'

/** Any number that nothing else locks: two concurrent folds would count twice. */
const foldLock = 720_913
const mostAtOnce = 2_000

type Listed = typeof listings.$inferSelect
/** A product's current listing; only its id when it is not on sale. */
type Now = Pick<Listed, 'productId'> & { [K in keyof Listed]: Listed[K] | null }

/**
 * Brings listings and their counts up to date with products, some thousand changes at a time, until none is left. Readers add the
 * remaining changes to the folded state, so neither the time of folding nor an interruption matters. A group that becomes empty
 * keeps its count of 0.
 * @returns How many changes there were.
 */
export async function foldListings(database: Database): Promise<number> {
  // Runs each second, even in an idle shop: there one query is enough.
  const waiting = await database.select({ id: listingChanges.id }).from(listingChanges).limit(1)
  if (waiting.length === 0) return 0
  for (let folded = 0; ; ) {
    const changes = await runTransaction(database, foldSome)
    folded += changes
    if (changes < mostAtOnce) return folded
  }
}

async function foldSome(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${foldLock})`)
  const { changes, products } = await takeChanges(tx)
  if (changes > 0) await writeListings(tx, products)
  return changes
}

/**
 * Takes the oldest changes and reads the products' current state in one statement, so at one moment: a later change of a product
 * notes the product again.
 */
async function takeChanges(tx: Transaction): Promise<{ changes: number; products: Now[] }> {
  const { rows } = await tx.execute<{ changes: number; products: Now[] }>(sql`
    with taken as (
      delete from listing_changes
      where id in (select id from listing_changes order by id limit ${mostAtOnce}) returning product_id),
    changed as materialized (select distinct product_id from taken)
    select (select count(*)::int from taken) as changes,
      coalesce(json_agg(json_build_object('product_id', changed.product_id, 'store_id', store_id, 'category_id', category_id,
        'currency', currency, 'price_minor', price_minor, 'featured', featured, 'in_stock', in_stock, 'is_pinned', is_pinned)), '[]') as products
    from changed
    left join lateral ${listedNowOf(sql`changed.product_id`)} as now on true`)
  return rows[0] ?? { changes: 0, products: [] }
}

/** Only folds write listings, one at a time: rows read here cannot have changed before they are written. */
async function writeListings(tx: Transaction, products: Now[]): Promise<void> {
  await tx.execute(sql`
    with now as materialized (
      select * from json_to_recordset(${JSON.stringify(products)}::json) as given (product_id uuid, store_id uuid,
        category_id uuid, currency text, price_minor bigint, featured boolean, in_stock boolean, is_pinned boolean)),
    counted as materialized (
      select store_id, category_id, featured, in_stock, sum(n)::int as n
      from (
        select store_id, category_id, featured, in_stock, -1 as n from listings where product_id in (select product_id from now)
        union all
        select store_id, category_id, featured, in_stock, 1 from now where store_id is not null) as moved
      group by store_id, category_id, featured, in_stock having sum(n) <> 0),
    unlisted as (
      delete from listings where product_id in (select product_id from now where store_id is null)),
    listed as (
      insert into listings select * from now where store_id is not null
      on conflict (product_id) do update set store_id = excluded.store_id, category_id = excluded.category_id,
        currency = excluded.currency, price_minor = excluded.price_minor, featured = excluded.featured,
        in_stock = excluded.in_stock, is_pinned = excluded.is_pinned
      where (listings.*) is distinct from (excluded.*))
    insert into listing_counts (level, store_id, category_id, featured, in_stock, products)
    select 'store', store_id, null::uuid, featured, in_stock, sum(n) from counted group by store_id, featured, in_stock having sum(n) <> 0
    union all
    select 'category', null, category_id, featured, in_stock, sum(n) from counted group by category_id, featured, in_stock having sum(n) <> 0
    union all
    select 'both', store_id, category_id, featured, in_stock, n from counted
    on conflict on constraint listing_counts_kind do update set products = listing_counts.products + excluded.products`)
}
