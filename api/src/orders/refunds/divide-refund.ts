import { addMinor, multiplyMinor } from '@makola/money/money.ts'
import { type ParcelWorth, refundAmount, refundUnits, shareOf, sumWorth, takeUnits } from '@makola/money/refund.ts'
import { asc, eq } from 'drizzle-orm'
import { readParcelCommission, readReturnedCommission } from '../../ledger/commission/read-parcel-commission.ts'
import { refundTooLarge } from '../../payments/refunds/request-refund.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { refuseField } from '../../platform/problem.ts'
import { orderLines, type orders, type parcels, type RefundedLine } from '../tables.ts'
import { countedRefunds, type ParcelRefund, readParcelRefunds, refundableOf } from './read-parcel-refunds.ts'
import { priceUnits, restOfParcel } from './rest-of-parcel.ts'

type Whole = { order: typeof orders.$inferSelect; parcel: typeof parcels.$inferSelect }
type Line = typeof orderLines.$inferSelect
type NamedLine = { lineId: string; quantity: number }

/** The end of refunded units: on sale again, or not; of goods that came back, the number on sale again by line. */
export type Restock = boolean | ReadonlyMap<string, number>

/** The part of a parcel to refund: the rest, an amount, or units of its lines, with or without the delivery. */
export type RefundOf =
  | { kind: 'rest' }
  | { kind: 'amount'; amountMinor: number }
  | { kind: 'lines'; lines: readonly NamedLine[]; withDelivery: boolean; restock?: Restock | undefined }

/**
 * The money that goes back, what the refunded part cost beyond it (rule R21: the buyer never paid that), the store's share of both,
 * and the returned commission.
 */
export type RefundPart = {
  amountMinor: number
  shortfallMinor: number
  storeMinor: number
  commissionMinor: number
  lines: RefundedLine[]
}

type Sold = {
  parcel: typeof parcels.$inferSelect
  lines: Line[]
  /** Frozen for each line when it was sold. */
  commissions: ReadonlyMap<string, number>
  /** Refunds that count, oldest first. */
  refunds: ParcelRefund[]
  /** The others. */
  failed: ParcelRefund[]
  rest: ParcelWorth
  /** The money that can still go back; less than the rest where the parcel was paid short. */
  paidMinor: number
}

/**
 * Splits a refund of a parcel (rule R10) by the terms frozen at its sale: no rate is read. Runs under the order's lock.
 * @throws Problem `refund-too-large` (409) with what is left, `validation-failed` (422) for lines that cannot go back.
 */
export async function divideRefund(db: Queryable, { order, parcel }: Whole, of: RefundOf): Promise<RefundPart> {
  const sold = await readSold(db, parcel)
  const { paidMinor } = sold
  const openMinor = addMinor(sold.rest.itemsMinor, sold.rest.deliveryMinor)
  const require = (worthMinor: number, mostMinor: number) => {
    if (worthMinor === 0 || paidMinor === 0 || worthMinor > mostMinor)
      throw refundTooLarge({ amount: paidMinor, currency: order.currency })
  }
  if (of.kind === 'lines') return divideLines(sold, of, (worthMinor) => require(worthMinor, openMinor))
  if (of.kind === 'amount') require(of.amountMinor, paidMinor)
  else require(openMinor, openMinor)
  // All of the money that is left is all of the rest.
  const isRest = of.kind === 'rest' || of.amountMinor === paidMinor
  const worthMinor = isRest ? openMinor : of.amountMinor
  const unnamed = sold.failed.length > 0 ? unnamedOf(sold) : null
  const { baseMinor, commissionMinor } = refundAmount(sold.rest, worthMinor, unnamed)
  return { ...inMoney(sold, worthMinor), storeMinor: baseMinor, commissionMinor, lines: [] }
}

/** No more goes back than was paid. */
function inMoney({ paidMinor }: Sold, worthMinor: number): Pick<RefundPart, 'amountMinor' | 'shortfallMinor'> {
  const amountMinor = Math.min(worthMinor, paidMinor)
  return { amountMinor, shortfallMinor: addMinor(worthMinor, -amountMinor) }
}

async function readSold(db: Queryable, parcel: typeof parcels.$inferSelect): Promise<Sold> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.parcelId, parcel.id)).orderBy(asc(orderLines.id))
  const refunds = await readParcelRefunds(db, parcel.id)
  const { takenMinor, lines: commissions } = await readParcelCommission(db, parcel.id)
  const returned = await readReturnedCommission(db, parcel.id)
  const rest = restOfParcel({ parcel, lines, refunds }, { takenMinor, returned })
  const counted = countedRefunds(refunds)
  return {
    ...{ parcel, lines, commissions, rest },
    refunds: counted.toReversed(),
    failed: refunds.filter((refund) => !counted.includes(refund)),
    paidMinor: refundableOf(parcel, refunds),
  }
}

function divideLines(
  sold: Sold,
  { lines: named, withDelivery }: RefundOf & { kind: 'lines' },
  require: (worthMinor: number) => void,
): RefundPart {
  requireLines(sold, named)
  const { parcel, rest } = sold
  if (withDelivery && parcel.deliveryMinor > 0 && rest.deliveryMinor === 0) {
    throw refuseField('/of/withDelivery', 'orders.delivery-refunded')
  }
  const unitsMinor = priceUnits(sold.lines, named)
  const delivery = withDelivery ? rest.deliveryMinor : 0
  const refundMinor = addMinor(unitsMinor, delivery)
  require(refundMinor)
  const lines = takeLines(sold, named)
  const deliveryBase = shareOf(parcel.deliveryStoreMinor, delivery, parcel.deliveryMinor)
  const { baseMinor, commissionMinor } = refundUnits(rest, {
    refundMinor,
    unitsMinor,
    baseMinor: addMinor(...lines.map(({ storeMinor }) => storeMinor ?? 0), deliveryBase),
    commissionMinor: addMinor(...lines.map((line) => line.commissionMinor ?? 0)),
    unnamed: [...sold.refunds, ...sold.failed].some(isFree)
      ? sumWorth(unnamedOf(sold, { named, deliveryMinor: delivery }))
      : null,
  })
  return { ...inMoney(sold, refundMinor), storeMinor: baseMinor, commissionMinor, lines }
}

const isFree = (refund: ParcelRefund) => refund.lines.length === 0

/** The amounts frozen for the units of each line and for the delivery that neither an earlier refund nor this one names. */
function unnamedOf(
  { parcel, lines, commissions, refunds }: Sold,
  { named, deliveryMinor }: { named: readonly NamedLine[]; deliveryMinor: number } = { named: [], deliveryMinor: 0 },
): ParcelWorth[] {
  const byName = refunds.filter((refund) => !isFree(refund))
  const all = [...byName.flatMap((refund) => refund.lines), ...named]
  const parts = lines.map(({ id, quantity, unitMinor, lineStoreMinor }) => {
    const units = addMinor(...all.filter(({ lineId }) => lineId === id).map((each) => each.quantity))
    const leftOf = (minor: number) => addMinor(minor, -shareOf(minor, units, quantity))
    return {
      itemsMinor: multiplyMinor(unitMinor, quantity - units),
      deliveryMinor: 0,
      baseMinor: leftOf(lineStoreMinor),
      commissionMinor: leftOf(commissions.get(id) ?? 0),
    }
  })
  const delivered = byName.map(({ refund, shortfallMinor, lines: units }) =>
    addMinor(refund.amountMinor, shortfallMinor, -priceUnits(lines, units)),
  )
  const backMinor = addMinor(deliveryMinor, ...delivered)
  const deliveryBase = addMinor(
    parcel.deliveryStoreMinor,
    -shareOf(parcel.deliveryStoreMinor, backMinor, parcel.deliveryMinor),
  )
  const ofDelivery = { deliveryMinor: addMinor(parcel.deliveryMinor, -backMinor), baseMinor: deliveryBase }
  return [...parts, { ...ofDelivery, itemsMinor: 0, commissionMinor: 0 }]
}

/** Returns the refund of the named units; where free amounts were refunded before, at most what their lines have left. */
function takeLines({ lines, commissions, refunds, rest }: Sold, named: readonly NamedLine[]): RefundedLine[] {
  let { baseMinor, commissionMinor } = rest
  return named.flatMap(({ lineId, quantity: units }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    const before = givenOf(line, commissions.get(lineId) ?? 0, refunds)
    const asked = { quantity: line.quantity, unitsBefore: before.units, units }
    const taken = {
      storeMinor: Math.min(
        baseMinor,
        takeUnits({ ...asked, totalMinor: line.lineStoreMinor, givenMinor: before.storeMinor }),
      ),
      commissionMinor: Math.min(
        commissionMinor,
        takeUnits({ ...asked, totalMinor: commissions.get(lineId) ?? 0, givenMinor: before.commissionMinor }),
      ),
    }
    baseMinor -= taken.storeMinor
    commissionMinor -= taken.commissionMinor
    return [{ lineId, quantity: units, ...taken }]
  })
}

/** Returns the amount already refunded of a line. Refunds from before parts were recorded count at their units' prices. */
function givenOf(line: Line, lineCommissionMinor: number, refunds: readonly ParcelRefund[]) {
  const given = { units: 0, storeMinor: 0, commissionMinor: 0 }
  for (const { quantity, ...part } of refunds.flatMap(({ lines }) => lines).filter((each) => each.lineId === line.id)) {
    const worth = (totalMinor: number, givenMinor: number) =>
      takeUnits({ totalMinor, quantity: line.quantity, unitsBefore: given.units, givenMinor, units: quantity })
    given.storeMinor += part.storeMinor ?? worth(line.lineStoreMinor, given.storeMinor)
    given.commissionMinor += part.commissionMinor ?? worth(lineCommissionMinor, given.commissionMinor)
    given.units += quantity
  }
  return given
}

function requireLines({ lines, refunds }: Sold, named: readonly NamedLine[]): void {
  for (const [index, { lineId, quantity }] of named.entries()) {
    const line = lines.find(({ id }) => id === lineId)
    const isRepeated = named.findIndex((other) => other.lineId === lineId) !== index
    if (!line || isRepeated) throw refuseField(`/of/lines/${index}/lineId`, 'orders.not-its-line')
    const left = line.quantity - givenOf(line, 0, refunds).units
    if (quantity > left) throw refuseField(`/of/lines/${index}/quantity`, 'orders.beyond-refundable', { left })
  }
}
