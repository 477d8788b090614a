import { eq, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type Database, runTransaction, type Transaction } from '../../platform/database/database.ts'
import { type Counted, countSales, recountSales } from '../../stores/standing/count-sales.ts'
import { uncarriedStores } from '../tables.ts'
import { dayOf, earnedWithParcel } from './carried-sums.ts'

const dialect = new PgDialect()
/** Any number that nothing else locks: of two concurrent carriers, one would add what the other has replaced. */
const carryLock = 720_914
const mostAtOnce = 5_000

/** The time that the sum of one store with millions of postings may take, in milliseconds. */
const storeMilliseconds = 600_000

/**
 * Adds new postings to the carried sums of their stores, some thousand at a time, until none is left. Then stores are carried
 * that never were, or are to be carried anew. Readers add what is not carried, so neither the time of carrying nor an
 * interruption matters, nor the day that a posting is dated. When another process is carrying, it does nothing.
 * @returns How many postings and stores there were.
 */
export async function carryBooks(database: Database): Promise<number> {
  // Runs each second, even in an idle shop: there one query is enough.
  const { rows } = await database.execute(
    sql`(select from uncarried_postings limit 1) union all (select from uncarried_stores limit 1)`,
  )
  if (rows.length === 0) return 0
  let carried = 0
  for (let postings = mostAtOnce; postings === mostAtOnce; carried += postings) {
    postings = await runTransaction(database, carrySome)
  }
  for (const { storeId } of await database.select().from(uncarriedStores)) {
    carried += await runTransaction(database, (tx) => carryStore(tx, storeId))
  }
  return carried
}

/** Takes the notes and reads their postings in one statement, so at one moment. */
async function carrySome(tx: Transaction): Promise<number> {
  if (!(await lock(tx))) return 0
  const { rows } = await tx.execute<Counted & { count: number }>(sql`
    with taken as (
      delete from uncarried_postings where posting_id in (
        select posting_id from uncarried_postings
        where not exists (select from uncarried_stores where uncarried_stores.store_id = uncarried_postings.store_id)
        limit ${mostAtOnce})
      returning posting_id),
    moved as materialized (${movedBy(sql`taken join ledger_postings as posted on posted.id = posting_id`)}),
    ${carriedFrom(sql`moved`)}
    select (select count(*)::int from taken) as count, (${soldOnDays}) as sold,
      (${refundsOfDays(sql`taken join ledger_postings as posted on posted.id = posting_id`)}) as refunded`)
  const [carried] = rows
  if (!carried) return 0
  await countSales(tx, carried)
  return carried.count
}

/** Sums a store from all its postings and replaces what was carried, in one statement, so at one moment. */
async function carryStore(tx: Transaction, storeId: string): Promise<number> {
  if (!(await lock(tx))) return 0
  // Another process may have carried it since it was found.
  const taken = await tx.delete(uncarriedStores).where(eq(uncarriedStores.storeId, storeId)).returning()
  if (taken.length === 0) return 0
  await sumReleases(tx, storeId)
  await tx.execute(sql`delete from carried_days where store_id = ${storeId}`)
  await tx.execute(sql`delete from carried_balances where store_id = ${storeId}`)
  await tx.execute(sql`set local statement_timeout = ${sql.raw(String(storeMilliseconds))}`)
  const postings = sql`(select * from ledger_postings where store_id = ${storeId}) as posted`
  const { sql: text, params: values } = dialect.sqlToQuery(sql`
    with noted as (delete from uncarried_postings where store_id = ${storeId}),
    moved as materialized (${movedBy(postings)}),
    ${carriedFrom(sql`moved`)}
    select (${soldOnDays}) as sold, (${refundsOfDays(postings)}) as refunded`)
  const query: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: storeMilliseconds }
  const { rows } = await tx.$client.query<Counted>(query)
  if (rows[0]) await recountSales(tx, storeId, rows[0])
  return 1
}

/** Sums what a store earns with the parcels that are not released yet. Rows are locked first: a refund waits, and is then added. */
async function sumReleases(tx: Transaction, storeId: string): Promise<void> {
  const unknown = sql`store_id = ${storeId} and available_at > now() and minor is null`
  await tx.execute(sql`select from sale_releases where ${unknown} order by parcel_id for update`)
  await tx.execute(sql`
    update sale_releases set minor = ${earnedWithParcel} where ${unknown}`)
}

/** Returns false when another process is carrying. */
async function lock(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${carryLock}) as taken`)
  return rows[0]?.taken === true
}

/** Postings of stores by store, currency, day and kind. One that moved nothing counts in the store's own currency. */
export const movedBy = (posted: SQL): SQL => sql`
  select posted.store_id, coalesce(effect.currency, stores.currency) as currency, ${dayOf(sql`posted.at`)} as day, posted.kind,
    count(*) as postings, coalesce(sum(net), 0) as net_minor, coalesce(sum(commission), 0) as commission_minor
  from ${posted}
  join stores on stores.id = posted.store_id
  left join lateral (
    select ledger_entries.currency, coalesce(-sum(minor) filter (where account = 'seller'), 0) as net,
      coalesce(sum(minor) filter (where account = 'commission'), 0) as commission
    from ledger_entries where posting_id = posted.id and account in ('seller', 'commission')
    group by ledger_entries.currency) as effect on true
  group by 1, 2, 3, 4`

/** The sales of a day's sums, before the commission: it is below 0 where the shop earns it. */
export const grossMinor = sql.raw('net_minor - commission_minor')

/** The refunds of stores' sales, by currency and day of the sale (rule R23). One that failed moves its amount back. */
export const refundedBy = (posted: SQL): SQL => sql`
  select posted.store_id, ledger_entries.currency, ${dayOf(sql`sale.at`)} as day, sum(ledger_entries.minor) as refunded_minor
  from ${posted}
  join lateral (
    select at from ledger_postings where parcel_id = posted.parcel_id and kind = 'sale' limit 1) as sale on true
  join ledger_entries on ledger_entries.posting_id = posted.id and account in ('seller', 'commission')
  where posted.kind in ('refund', 'refund-failed')
  group by 1, 2, 3`

const refundsOfDays = (posted: SQL): SQL => sql`
  select coalesce(json_agg(json_build_object('storeId', store_id, 'currency', currency, 'day', day::text,
    'refundedMinor', refunded_minor)), '[]')
  from (${refundedBy(posted)}) as refunds`

/** All that was sold on the `days` whose sums have changed. */
const soldOnDays = sql`
  select coalesce(json_agg(json_build_object('storeId', store_id, 'currency', currency, 'day', day::text,
    'minor', ${grossMinor})), '[]')
  from days where kind = 'sale' and ${grossMinor} > 0`

/** Adds such sums to the carried ones. */
const carriedFrom = (moved: SQL): SQL => sql`
  days as (
    insert into carried_days (store_id, currency, day, kind, postings, net_minor, commission_minor) select * from ${moved}
    on conflict (store_id, currency, day, kind) do update set postings = carried_days.postings + excluded.postings,
      net_minor = carried_days.net_minor + excluded.net_minor,
      commission_minor = carried_days.commission_minor + excluded.commission_minor
    returning store_id, currency, day, kind, net_minor, commission_minor),
  balances as (
    insert into carried_balances (store_id, currency, minor)
    select store_id, currency, sum(net_minor) from ${moved} group by store_id, currency
    on conflict (store_id, currency) do update set minor = carried_balances.minor + excluded.minor)`
