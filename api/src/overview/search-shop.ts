import type { ShopFinds } from '@makola/contract/overview/overview.ts'
import { providerName } from '@makola/contract/payments/payments.ts'
import { type SQL, sql } from 'drizzle-orm'
import { listAccounts } from '../auth/accounts/list-accounts.ts'
import { writePattern } from '../orders/parcels/match-parcels.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type Caller, staffMay } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** Found rows of a kind. */
const most = 6

/** Looks for a text in all that the caller's role may see; other kinds are not read. */
export async function searchShop({ database }: Platform, caller: Caller, q: string): Promise<ShopFinds> {
  const seesOrders = staffMay(caller, 'payments.read')
  return {
    orders: seesOrders ? cut(await findOrders(database, q)) : null,
    payments: seesOrders ? cut(await findPayments(database, q)) : null,
    people: staffMay(caller, 'accounts.read') ? cut((await listAccounts(database, { q, limit: most + 1 })).data) : null,
    stores: staffMay(caller, 'stores.read') ? cut(await findStores(database, q)) : null,
  }
}

const cut = <T>(rows: T[]): { found: T[]; hasMore: boolean } => ({
  found: rows.slice(0, most),
  hasMore: rows.length > most,
})

type Found<Kind extends keyof ShopFinds> = NonNullable<ShopFinds[Kind]>['found'][number]
type FoundParcels = Found<'orders'>['parcels']
type FoundOrder = Omit<Found<'orders'>, 'total' | 'shortfall'> & { amount: number; short: number; currency: string }
type FoundPayment = Omit<Found<'payments'>, 'amount'> & { amountMinor: number; currency: string }

/** Those of the paid ones have a page: an unpaid order's do not exist for its stores. */
const parcelsOf = (orderId: SQL) => sql<FoundParcels>`(
  select coalesce(json_agg(json_build_object('number', parcels.number, 'storeName', stores.name, 'state', parcels.state)
    order by parcels.number), '[]')
  from parcels join stores on stores.id = parcels.store_id
  where parcels.order_id = ${orderId} and parcels.state <> 'waiting')`

/** By the index of `search_text`: number, name, email address and phone number. The newest first. */
async function findOrders(db: Queryable, q: string): Promise<Found<'orders'>[]> {
  const { rows } = await db.execute<FoundOrder>(sql`
    select id, number, state, placed_at as "placedAt", total_minor as amount, currency, address ->> 'name' as "buyerName",
      email, ${parcelsOf(sql`orders.id`)} as parcels,
      (select coalesce(sum(shortfall_minor), 0) from parcels where order_id = orders.id) as short
    from orders where search_text like '%' || fold(${writePattern(q)}) || '%'
    order by placed_at desc, id desc limit ${most + 1}`)
  return rows.map(({ amount, short, currency, placedAt, ...row }) => ({
    ...row,
    placedAt: new Date(placedAt).toISOString(),
    total: { amount: Number(amount), currency },
    shortfall: Number(short) > 0 ? { amount: Number(short), currency } : null,
  }))
}

/** By our reference of an attempt or the provider's name of its transaction, in full: unique keys, with every provider named. */
async function findPayments(db: Queryable, q: string): Promise<Found<'payments'>[]> {
  const providers = sql.join(
    providerName.options.map((name) => sql`${name}`),
    sql`, `,
  )
  const { rows } = await db.execute<FoundPayment>(sql`
    select attempts.id, attempts.provider, attempts.reference, attempts.state, attempts.created_at as "createdAt",
      payments.amount_minor as "amountMinor", payments.currency, orders.number as "orderNumber",
      ${parcelsOf(sql`orders.id`)} as parcels
    from payment_attempts as attempts
    join payments on payments.id = attempts.payment_id
    join orders on orders.id = payments.order_id
    where attempts.id = any(array(
      select id from payment_attempts where provider in (${providers}) and reference in (${q}, lower(${q}))
      union select attempt_id from payment_facts where provider in (${providers}) and transaction_id = ${q}))
    order by attempts.created_at desc, attempts.id desc limit ${most + 1}`)
  return rows.map(({ amountMinor, currency, createdAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    amount: { amount: Number(amountMinor), currency },
  }))
}

/** Stores are few: each name is looked at. Those whose name begins with the text come first. */
async function findStores(db: Queryable, q: string): Promise<Found<'stores'>[]> {
  const { rows } = await db.execute<Found<'stores'>>(sql`
    select id, slug, name, country_code as "countryCode", status
    from stores where strpos(fold(name), fold(${q})) > 0
    order by strpos(fold(name), fold(${q})) > 1, name, id limit ${most + 1}`)
  return rows
}
