import { sql } from 'drizzle-orm'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import { changeStanding } from '../../api/src/stores/standing/change-standing.ts'
import { aProduct } from './catalogue.ts'
import { aPaidOrder } from './orders.ts'

type Sold = {
  count: number
  /** Days ago; paid in the same moment. */
  placed: number
  /** Days after the payment at which they were sent; null: not yet. Three days are promised for it. */
  sent?: number | null
  state?: 'new' | 'packed' | 'shipped' | 'delivered' | 'returned' | 'cancelled'
  paysCash?: boolean
  accountId?: string
}

/** Parcels that a store has sold, as rows without goods and money. Returns the ids of their orders. */
export async function somePastSales(
  shop: Platform,
  storeId: string,
  { count, placed, sent = 1, state = sent === null ? 'new' : 'delivered', paysCash = false, accountId }: Sold,
): Promise<string[]> {
  const at = new Date(shop.clock.now().getTime() - placed * 86_400_000).toISOString()
  const { rows } = await shop.database.execute<{ id: string }>(sql`
    with ordered as (
      insert into orders (id, number, state, country_code, currency, rate_snapshot, email, account_id, address, items_minor,
        delivery_minor, total_minor, tracking_hash, held_until, placed_at, paid_at, pays_cash)
      select id, left(id::text, 8) || right(id::text, 8), 'paid', 'NG', 'NGN', '{}', 'many@example.test', ${accountId ?? null}::uuid,
        '{"name": "Ada Obi"}', 1000, 0, 1000, id::text, ${at}, ${at}, ${at}, ${paysCash}
      from (select gen_random_uuid() as id from generate_series(1, ${count}::int)) as new
      returning id, number),
    packed as (
      insert into parcels (id, order_id, store_id, number, state, delivery_name, min_days, max_days, items_minor, delivery_minor,
        store_currency, items_store_minor, delivery_store_minor, placed_at)
      select gen_random_uuid(), id, ${storeId}, number || '-A', ${state}, 'Courier', 3, 6, 1000, 0, 'USD', 10, 0, ${at} from ordered
      returning id, order_id),
    left_the_store as (
      insert into order_events (id, order_id, parcel_id, kind, at)
      select gen_random_uuid(), order_id, id, 'shipped', ${at}::timestamptz + make_interval(secs => ${(sent ?? 0) * 86_400}::float)
      from packed where ${sent !== null})
    select order_id as id from packed`)
  return rows.map(({ id }) => id)
}

/** Bank disputes about these orders, borrowing the fact of a real payment. */
export async function someDisputes(shop: Platform, orderIds: readonly string[]): Promise<void> {
  const { paymentId } = await aPaidOrder(shop, { products: [await aProduct(shop)] })
  for (const orderId of orderIds) {
    await shop.database.execute(sql`
      insert into disputes (id, provider, provider_dispute_id, fact_id, order_id, state, reason, amount_minor, currency,
        funds_state, fee_minor, fee_currency, opened_at, closed_at, version)
      select gen_random_uuid(), provider, ${`bank-${orderId}`}, id, ${orderId}, 'won', 'not received', 1000, 'NGN', 'none', 0, 'NGN',
        ${shop.clock.now().toISOString()}, ${shop.clock.now().toISOString()}, 1
      from payment_facts where payment_id = ${paymentId} limit 1`)
  }
}

/** A verified business whose record is as good as needed: 50 orders on time, the first of them 90 days ago. */
export async function aGoodRecord(shop: Platform, storeId: string): Promise<void> {
  await transact(shop, (tx) => changeStanding(tx, storeId, { tier: 2, tierBy: null }))
  await somePastSales(shop, storeId, { count: 1, placed: 90 })
  await somePastSales(shop, storeId, { count: 50, placed: 20 })
}
