import type { RefundState } from '@makola/contract/orders/refunds.ts'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Model, SeenRefunds, World } from './world.ts'

/** What was frozen for a line or for a delivery: to the buyer, to the store and, of that, to the shop. */
type Part = { priceMinor: number; storeMinor: number; commissionMinor: number }

type Line = Part & { id: string; quantity: number }

type ParcelRefund = {
  state: RefundState
  /** With what the shop bears of it. */
  minor: number
  storeMinor: number
  commissionMinor: number
  lines: { lineId: string; quantity: number }[]
}

export type ParcelBooks = {
  id: string
  lines: Line[]
  delivery: Part
  /** Oldest first. */
  refunds: ParcelRefund[]
}

/** What its store and the shop have of a parcel by the ledger, without cash in hand. */
type Posted = { id: string; sellerMinor: number; commissionMinor: number }

/**
 * A store never keeps more of a parcel than the buyer has still paid bears at the terms of the sale, nor the shop more commission: all
 * of it counted for the units that bring most for their price, of those that no refund has named, and rounded up once for each refund. After
 * a refund has failed, this is true from the next one on.
 */
export async function checkParcels({ refunded }: Model, world: World): Promise<void> {
  for (const parcel of await readParcels(world)) {
    const seen = follow(refunded.get(parcel.id), parcel)
    refunded.set(parcel.id, seen)
    if (seen.isLoose) continue
    const { left, unnamed } = restOf(parcel)
    const most = {
      store: mostBorne(
        unnamed.map(({ storeMinor, ...part }) => ({ ...part, worthMinor: storeMinor })),
        left.priceMinor,
      ),
      shop: mostBorne(
        unnamed.map(({ commissionMinor, ...part }) => ({ ...part, worthMinor: commissionMinor })),
        left.priceMinor,
      ),
    }
    expect(left.storeMinor, 'kept by the store').toBeLessThanOrEqual(Math.ceil(most.store) + seen.counted)
    expect(left.commissionMinor, 'kept by the shop').toBeLessThanOrEqual(Math.ceil(most.shop) + seen.counted)
  }
}

/** Once nothing is under way, the ledger has of each parcel what its refunds left. */
export async function checkBooksOfParcels(world: World): Promise<void> {
  const posted = await readPosted(world)
  for (const parcel of await readParcels(world)) {
    const { left } = restOf(parcel)
    expect(
      posted.find(({ id }) => id === parcel.id),
      'in the ledger',
    ).toMatchObject({ sellerMinor: left.storeMinor - left.commissionMinor, commissionMinor: left.commissionMinor })
    if (left.priceMinor === 0) expect(left.storeMinor).toBe(0)
  }
}

function follow(seen: SeenRefunds | undefined, { refunds }: ParcelBooks): SeenRefunds {
  const failed = refunds.filter(({ state }) => state === 'failed').length
  const counted = refunds.length - failed
  if (failed > (seen?.failed ?? 0)) return { counted, failed, isLoose: true }
  return { counted, failed, isLoose: (seen?.isLoose ?? false) && counted <= (seen?.counted ?? 0) }
}

/** What is left of a parcel, and its parts that no refund has named. */
function restOf({ lines, delivery, refunds }: ParcelBooks): { left: Part; unnamed: Part[] } {
  const counted = refunds.filter(({ state }) => state !== 'failed')
  const whole = sumOf([...lines, delivery])
  const back = sumOf(counted.map(({ minor, ...parts }) => ({ ...parts, priceMinor: minor })))
  const unnamedLines = lines.map((line) => {
    const named = counted.flatMap((each) => each.lines).filter(({ lineId }) => lineId === line.id)
    const units = named.reduce((sum, { quantity }) => sum + quantity, 0)
    return timesOf(line, (line.quantity - units) / line.quantity)
  })
  const pricesOf = lines.reduce((sum, line, index) => sum + line.priceMinor - (unnamedLines[index]?.priceMinor ?? 0), 0)
  const byName = counted.filter((each) => each.lines.length > 0).reduce((sum, { minor }) => sum + minor, 0)
  const isDeliveryNamed = byName > Math.round(pricesOf)
  const share = isDeliveryNamed ? 1 - (byName - pricesOf) / delivery.priceMinor : 1
  return {
    left: {
      priceMinor: whole.priceMinor - back.priceMinor,
      storeMinor: whole.storeMinor - back.storeMinor,
      commissionMinor: whole.commissionMinor - back.commissionMinor,
    },
    unnamed: [...unnamedLines, timesOf(delivery, share)],
  }
}

function timesOf({ priceMinor, storeMinor, commissionMinor }: Part, share: number): Part {
  return {
    priceMinor: priceMinor * share,
    storeMinor: storeMinor * share,
    commissionMinor: commissionMinor * share,
  }
}

function sumOf(parts: readonly Part[]): Part {
  const sum = { priceMinor: 0, storeMinor: 0, commissionMinor: 0 }
  for (const part of parts) {
    sum.priceMinor += part.priceMinor
    sum.storeMinor += part.storeMinor
    sum.commissionMinor += part.commissionMinor
  }
  return sum
}

function mostBorne(parts: readonly { priceMinor: number; worthMinor: number }[], paidMinor: number): number {
  let left = paidMinor
  let most = 0
  const priced = parts.filter(({ priceMinor }) => priceMinor > 0)
  for (const { priceMinor, worthMinor } of priced.toSorted(
    (a, b) => b.worthMinor / b.priceMinor - a.worthMinor / a.priceMinor,
  )) {
    most += (worthMinor * Math.min(left, priceMinor)) / priceMinor
    left -= Math.min(left, priceMinor)
  }
  return most
}

async function readParcels({ shop, variantIds }: World): Promise<ParcelBooks[]> {
  const { rows } = await shop.database.execute<ParcelBooks>(sql`
    select parcels.id,
      (select json_agg(json_build_object('id', order_lines.id, 'quantity', order_lines.quantity, 'priceMinor', unit_minor * order_lines.quantity,
        'storeMinor', order_lines.line_store_minor, 'commissionMinor', coalesce(line_commissions.commission_minor, 0)))
        from order_lines left join line_commissions on order_line_id = order_lines.id
        where order_lines.parcel_id = parcels.id) as lines,
      json_build_object('priceMinor', parcels.delivery_minor, 'storeMinor', parcels.delivery_store_minor, 'commissionMinor', 0) as delivery,
      coalesce((select json_agg(json_build_object('state', refunds.state, 'minor', refunds.amount_minor + parcel_refunds.shortfall_minor,
          'storeMinor', parcel_refunds.store_minor, 'lines', parcel_refunds.lines, 'commissionMinor', (
            select coalesce(sum(ledger_entries.minor), 0) from ledger_postings join ledger_entries on posting_id = ledger_postings.id
            where ledger_postings.key = 'refund:' || refunds.id and account = 'commission')) order by refunds.id)
        from parcel_refunds join refunds on refunds.id = refund_id where parcel_refunds.parcel_id = parcels.id), '[]') as refunds
    from parcels join orders on orders.id = parcels.order_id
    where orders.paid_at is not null and orders.id in (
      select order_id from order_lines where variant_id = any(${sql.param(variantIds)}::uuid[]))`)
  return rows
}

async function readPosted({ shop, storeIds }: World): Promise<Posted[]> {
  const { rows } = await shop.database.execute<Posted>(sql`
    select parcel_id as id, coalesce(-sum(minor) filter (where account = 'seller'), 0)::float8 as "sellerMinor",
      coalesce(-sum(minor) filter (where account = 'commission'), 0)::float8 as "commissionMinor"
    from ledger_postings as posting join ledger_entries on posting_id = posting.id
    where posting.store_id = any(${sql.param(storeIds)}::uuid[]) and kind in ('sale', 'refund', 'refund-failed')
    group by parcel_id`)
  return rows
}
