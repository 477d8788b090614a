import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { isOneOf } from '../../platform/database/prepare-once.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'

export type HoldLine = { variantId: string; quantity: number }

/** The units of a variant that can be sold: none of one that has left the shop, with its product or its store. */
export const sellable = sql.raw(
  `case when products.status = 'active' and stores.status = 'open' and removed_at is null then on_hand - held else 0 end`,
)

/** True of a product that has left the shop, by itself or with its store; needs `products` and `stores`. */
export const hasLeft = sql.raw(`(products.status <> 'active' or stores.status = 'closed')`)

/** The two countries of a buyer: that of the rate, and the one that the goods go to. */
export type SoldTo = { rateId: string; countryCode: string }

/** True of products that may not be sold to a buyer in these countries; needs `products`. */
export function isBlockedTo(rateId: SQL, countryCode: SQL): SQL {
  return isBlockedIn(countryCode, sql`(select country_code from rates where id = ${rateId})`)
}

/** True of products that may not be sold in one of these countries, false where a country is null; needs `products`. */
export function isBlockedIn(...countryCodes: SQL[]): SQL {
  const codes = sql.join(countryCodes, sql`, `)
  return sql`products.id in (select product_id from product_blocks where country_code in (${codes}))`
}

const isBlockedFor = (to: SoldTo | undefined) =>
  to ? isBlockedTo(sql`${to.rateId}::uuid`, sql`${to.countryCode}::text`) : sql`false`

/** As `sellable`, to a buyer in these countries where one is known. */
export const sellableTo = (to: SoldTo | undefined): SQL =>
  sql`case when ${isBlockedFor(to)} then 0 else ${sellable} end`

export type LockedStock = {
  variantId: string
  name: string
  available: number
  isGone: boolean
  isBlocked: boolean
  isPaused: boolean
}

/**
 * Locks variants for a change of their stock and returns the units that can be sold, to a buyer where one is named: 0 when the variant, its product or its store
 * has left the shop. Always in id order, so that two transactions never deadlock. Sends its statement at once.
 */
export async function lockStock(
  tx: Transaction,
  { variantIds, to }: { variantIds: readonly string[]; to?: SoldTo | undefined },
): Promise<LockedStock[]> {
  return queryPrepared<LockedStock>(
    tx,
    'lock-stock',
    sql`
    select variants.id as "variantId", products.name, ${sellableTo(to)} as available,
      ${hasLeft} as "isGone", ${isBlockedFor(to)} as "isBlocked", stores.status = 'paused' as "isPaused"
    from variants
    join products on products.id = variants.product_id
    join stores on stores.id = variants.store_id
    where ${isOneOf(sql`variants.id`, sql.param(variantIds))}
    order by variants.id
    for no key update of variants`,
  )
}

/** Locks the variants of an order's active holds, in id order. */
export async function lockHeldStock(tx: Transaction, orderId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from variants
    where id in (select variant_id from holds where order_id = ${orderId} and state = 'active')
    order by id
    for no key update`)
  return rows.map((row) => row.id)
}
