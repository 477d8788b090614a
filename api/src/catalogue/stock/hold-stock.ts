import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { inOneFlight } from '../../platform/database/in-one-flight.ts'
import { unseen } from '../../platform/database/prepare-once.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { type Problem, refuse, saidFault } from '../../platform/problem.ts'
import { oversellRefusals } from '../stock-metrics.ts'
import { type HoldLine, type LockedStock, lockStock, type SoldTo, sellableTo } from './lock-stock.ts'
import { emitStockMove, type StockMove } from './stock-level.ts'

/** A line that cannot be supplied in full: a 409 `out-of-stock` carries one for each short line in `current`. */
export type ShortLine = {
  variantId: string
  name: string
  requested: number
  available: number
  /** True when none are left because the product, or its store, has left the shop. */
  isGone?: boolean
  /** True when none are left because the product may not be sold in the buyer's country. */
  isBlocked?: boolean
  /** True when none are left because the store is on a break. */
  isPaused?: boolean
}

type Holding = { orderId: string; lines: readonly HoldLine[]; to?: SoldTo | undefined; expiresAt: Date }

/**
 * Holds stock for an order, all lines or none. An order whose holds were released may hold again. Sends its statements at once.
 * @throws Problem `out-of-stock` (409) with the short lines.
 */
export async function holdStock(tx: Transaction, { orderId, lines, to, expiresAt }: Holding): Promise<void> {
  const variantIds = lines.map((line) => line.variantId)
  const [locked, held] = await inOneFlight([
    lockStock(tx, { variantIds, to }),
    takeUnits(tx, { orderId, lines, to, expiresAt }),
  ])
  refuseShort(lines, locked)
  if (held.length !== lines.length) {
    // Between the two statements, something may have left the shop.
    refuseShort(lines, await lockStock(tx, { variantIds, to }))
    throw new Error(`Order ${orderId} holds stock already`)
  }
  for (const variant of held) emitStockMove(tx, variant)
}

/**
 * Checks that nothing of what is held for an order has left the shop, or may not be sold to its buyer any more.
 * @throws Problem `out-of-stock` (409) with those lines.
 */
export async function requireNotGone(tx: Transaction, { lines, to }: Pick<Holding, 'lines' | 'to'>): Promise<void> {
  const locked = await lockStock(tx, { variantIds: lines.map(({ variantId }) => variantId), to })
  const gone = locked.filter(({ isGone, isBlocked }) => isGone || isBlocked)
  const isOf = ({ variantId }: HoldLine) => gone.some((row) => row.variantId === variantId)
  refuseShort(lines.filter(isOf), gone)
}

function refuseShort(lines: readonly HoldLine[], locked: readonly LockedStock[]): void {
  const stock = new Map(locked.map((row) => [row.variantId, row]))
  const short = lines
    .map(({ variantId, quantity: requested }) => {
      const { name = '', available = 0, isGone, isBlocked, isPaused } = stock.get(variantId) ?? {}
      const why = { ...(isGone && { isGone }), ...(isBlocked && { isBlocked }), ...(isPaused && { isPaused }) }
      return { variantId, name, requested, available, ...why }
    })
    .filter((line) => line.available < line.requested)
  if (short.length === 0) return
  oversellRefusals.count({ at: 'hold' })
  throw outOfStock(short)
}

/** Holds units of locked variants; nothing as soon as one line is short. */
function takeUnits(tx: Transaction, { orderId, lines, to, expiresAt }: Holding): Promise<StockMove[]> {
  const variantIds = lines.map((line) => line.variantId)
  const quantities = lines.map((line) => line.quantity)
  return queryPrepared<StockMove>(
    tx,
    'hold-stock',
    sql`
    with wanted as (
      select * from unnest(${unseen(sql.param(variantIds))}, ${sql.param(quantities)}::int[]) as line (variant_id, quantity)
    ), supplied as (
      select variants.id from wanted
      join variants on variants.id = wanted.variant_id
      join products on products.id = variants.product_id
      join stores on stores.id = variants.store_id
      where ${sellableTo(to)} >= wanted.quantity
    ), held as (
      update variants set held = held + wanted.quantity from wanted
      where id = wanted.variant_id and on_hand - held >= wanted.quantity
        and (select count(*) from supplied) = (select count(*) from wanted)
      returning id, product_id, store_id, low_stock_threshold, wanted.quantity, on_hand - held as available
    ), kept as (
      insert into holds (order_id, variant_id, quantity, state, expires_at)
      select ${orderId}::uuid, id, quantity, 'active', ${expiresAt.toISOString()}::timestamptz from held
      on conflict (order_id, variant_id)
        do update set quantity = excluded.quantity, state = 'active', expires_at = excluded.expires_at
        where holds.state = 'released'
      returning variant_id
    )
    select id as "variantId", product_id as "productId", store_id as "storeId",
      low_stock_threshold as "lowStockThreshold", available + quantity as before, available as after
    from held join kept on kept.variant_id = held.id`,
  )
}

/** The 409 for lines that ask for more than there is. */
export function outOfStock(short: readonly ShortLine[]): Problem {
  const faults = short.map(({ name: product, available: left, isGone, isBlocked, isPaused }, index) => {
    if (isGone) return saidFault(index === 0 ? 'catalogue.gone' : 'catalogue.gone-also', { product })
    if (isBlocked) return saidFault(index === 0 ? 'catalogue.not-here' : 'catalogue.not-here-also', { product })
    if (isPaused) return saidFault(index === 0 ? 'catalogue.on-break' : 'catalogue.on-break-also', { product })
    return left > 0
      ? saidFault(index === 0 ? 'catalogue.only-left' : 'catalogue.only-left-also', { product, left })
      : saidFault(index === 0 ? 'catalogue.sold-out' : 'catalogue.sold-out-also', { product })
  })
  return refuse('catalogue.out-of-stock', { short: faults }, { current: short })
}
