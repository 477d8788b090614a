import { addMinor, multiplyMinor } from '@makola/money/money.ts'
import { type ParcelWorth, restOf } from '@makola/money/refund.ts'
import type { orderLines, parcels } from '../tables.ts'
import { countedRefunds, type ParcelRefund } from './read-parcel-refunds.ts'

type Line = typeof orderLines.$inferSelect
type Sold = { parcel: typeof parcels.$inferSelect; lines: readonly Line[]; refunds: readonly ParcelRefund[] }

/** The parcel's commission, and the part returned by refunds, by their ids. */
type Commission = { takenMinor: number; returned: ReadonlyMap<string, number> }

const noCommission: Commission = { takenMinor: 0, returned: new Map() }

/** Returns the rest of a parcel: items, delivery, the store's part of both, and the commission. */
export function restOfParcel({ parcel, lines, refunds }: Sold, commission = noCommission): ParcelWorth {
  const worth = {
    itemsMinor: parcel.itemsMinor,
    deliveryMinor: parcel.deliveryMinor,
    baseMinor: addMinor(parcel.itemsStoreMinor, parcel.deliveryStoreMinor),
    commissionMinor: commission.takenMinor,
  }
  const booked = countedRefunds(refunds).toReversed()
  return restOf(
    worth,
    booked.map(({ refund, storeMinor, shortfallMinor, lines: named }) => ({
      refundMinor: addMinor(refund.amountMinor, shortfallMinor),
      unitsMinor: named.length === 0 ? null : priceUnits(lines, named),
      baseMinor: storeMinor,
      commissionMinor: commission.returned.get(refund.id) ?? 0,
    })),
  )
}

/** Returns the price of units of lines, at the buyer's prices. */
export function priceUnits(lines: readonly Line[], named: readonly { lineId: string; quantity: number }[]): number {
  const unitOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.unitMinor ?? 0
  return addMinor(...named.map(({ lineId, quantity }) => multiplyMinor(unitOf(lineId), quantity)))
}
