import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { isOneOf } from '../../platform/database/prepare-once.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { refuse } from '../../platform/problem.ts'
import { orders } from '../tables.ts'

/** The key for counting orders together: the account or the contact, and the network where it is known. */
export type Buyer = {
  accountId: string | null
  email: string | null
  phone: string | null
  network: string | null
}

type Line = { variantId: string; quantity: number }

/** The limit of unpaid orders at once. Thousands may share the network of a mobile carrier. */
const mostOpen = { buyer: 10, network: 300 }
/** The share of each variant's stock that may be held unpaid, and always a few units. */
const shares = { buyer: 0.5, network: 0.75 }
const always = 3
/** A buyer who let an order go unpaid cannot hold the last units again; a network may do so a few times. */
const mostLetGo = { buyer: 0, network: 2 }
const rememberedSeconds = 3600

type Row = { name: string; onHand: number; left: number; own: number; near: number; open: number; openNear: number }

/**
 * Checks that an order that has just taken its stock leaves something for others. Its variants are locked, so that simultaneous
 * orders are all counted. Sends its question at once.
 * @returns Whether it holds the last of something.
 * @throws Problem `rate-limited` (429).
 */
export async function limitUnpaid(
  tx: Transaction,
  buyer: Buyer,
  { lines, now }: { lines: readonly Line[]; now: Date },
): Promise<boolean> {
  const ids = lines.map(({ variantId }) => variantId)
  const rows = await queryPrepared<Row>(
    tx,
    'limit-unpaid',
    sql`
    with own_open as materialized (select id from orders where ${openOf(sql`coalesce(account_id::text, email, phone)`)} = ${keyOf(buyer)}),
      near_open as materialized (select id from orders where ${openOf(sql`network`)} = ${buyer.network})
    select products.name, on_hand as "onHand", on_hand - held as left,
      ${heldBy(sql`own_open`)} as own, ${heldBy(sql`near_open`)} as near,
      (select count(*)::int from own_open) as open, (select count(*)::int from near_open) as "openNear"
    from variants join products on products.id = product_id where ${isOneOf(sql`variants.id`, sql.param(ids))}`,
  )
  for (const row of rows) refuseTooMany(row)
  const last = rows.find(({ left }) => left === 0)
  if (last) await refuseTheLast(tx, buyer, { ids, name: last.name, since: addSeconds(now, -rememberedSeconds) })
  return last !== undefined
}

/** An index holds this expression; a condition on the state would let the planner read every unpaid order instead. */
const openOf = (whose: SQL) => sql`(case when state = 'awaiting_payment' then ${whose} end)`

/** Guests without an email address are told apart by their phone number. */
const keyOf = ({ accountId, email, phone }: Buyer) => accountId ?? email ?? phone

/** Looks up each order's hold of the variant by its key. The state is no condition, as above: a popular variant has many holds. */
const heldBy = (open: SQL) => sql`(
  select coalesce(sum(quantity) filter (where state = 'active'), 0)::int from ${open} cross join lateral (
    select quantity, state from holds where order_id = ${open}.id and variant_id = variants.id offset 0) as held_by)`

function refuseTooMany({ name, onHand, own, near, open, openNear }: Row): void {
  if (open > mostOpen.buyer) {
    throw refuse('orders.too-many-unpaid', {}, later)
  }
  if (openNear > mostOpen.network) {
    throw refuse('orders.network-unpaid', {}, later)
  }
  const most = Math.max(always, Math.ceil(onHand * shares.buyer))
  if (own > most) throw refuse('orders.too-many-kept', { product: name, most }, later)
  if (near > Math.max(always, Math.ceil(onHand * shares.network))) {
    throw refuse('orders.network-keeps', { product: name }, later)
  }
}

async function refuseTheLast(
  tx: Transaction,
  buyer: Buyer,
  { ids, name, since }: { ids: string[]; name: string; since: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ own: number; near: number }>(sql`
    select count(*) filter (where ${isOf(buyer)})::int as own,
      count(*) filter (where orders.network = ${buyer.network})::int as near
    from orders where state = 'expired' and closed_at > ${since.toISOString()}::timestamptz
      and (${isOf(buyer)} or orders.network = ${buyer.network})
      and exists (select 1 from holds where order_id = orders.id and variant_id = any(${sql.param(ids)}::uuid[]))`)
  const { own = 0, near = 0 } = rows[0] ?? {}
  if (own > mostLetGo.buyer || near > mostLetGo.network) {
    throw refuse('orders.last-let-go', { product: name }, later)
  }
}

/** Returns true when an order holds the last unit of something: such an order is held for a shorter time. */
export async function holdsLastUnit(tx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from holds join variants on variants.id = variant_id
    where order_id = ${orderId} and state = 'active' and on_hand = held limit 1`)
  return rows.length > 0
}

/** A signed-in buyer is verified: orders by strangers with the same address do not count. */
function isOf({ accountId, email, phone }: Buyer): SQL {
  const of =
    accountId === null
      ? and(isNull(orders.accountId), email === null ? eq(orders.phone, phone ?? '') : eq(orders.email, email))
      : eq(orders.accountId, accountId)
  return of ?? sql`false`
}

const later = { retryAfterSeconds: 300 }
