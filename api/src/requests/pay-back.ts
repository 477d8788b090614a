import { addMinor } from '@makola/money/money.ts'
import { advanceParcelWithin } from '../orders/parcels/advance-parcel.ts'
import { bookRefund } from '../orders/refunds/book-refund.ts'
import type { RefundOf } from '../orders/refunds/divide-refund.ts'
import { countedRefunds, countRefundedUnits, refundableOf } from '../orders/refunds/read-parcel-refunds.ts'
import { priceUnits, restOfParcel } from '../orders/refunds/rest-of-parcel.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import type { LockedRequest } from './lock-request.ts'
import { isWithdrawal } from './request-rules.ts'
import { readStillAsked } from './units-left.ts'

type Why = { by: Caller | string; reason: string }

/**
 * Asks the refund engine for what a request gives back, in the transaction of the request's own change, with the goods that came
 * back on sale again. Returns the refund, or null when nothing is left to give back.
 */
export async function payBack(
  platform: Platform,
  tx: Transaction,
  whole: LockedRequest,
  why: Why,
): Promise<string | null> {
  const { order, parcel, request, refunds } = whole
  const leftMinor = refundableOf(parcel, refunds)
  const refunded = countRefundedUnits(countedRefunds(refunds), { lines: whole.orderLines, isAllBack: false })
  const units = await readStillAsked(tx, whole)
  const isWhole = isRestOfParcel(whole, { refunded, units })
  if (request.kind === 'cancel' && request.partMinor === null && isUnsent(parcel.state) && isWhole) {
    const { refundId } = await advanceParcelWithin(platform, tx, {
      parcelId: parcel.id,
      by: why.by,
      step: { to: 'cancelled', reason: why.reason, isBuyersWish: true },
    })
    return refundId
  }
  if (leftMinor === 0) return null
  const of = partOf(whole, { units, isWhole, leftMinor })
  return of && bookRefund(tx, platform.clock, { order, parcel, of, ...why })
}

const isUnsent = (state: string) => state === 'new' || state === 'packed'

type Counts = ReadonlyMap<string, number>
type Units = readonly { lineId: string; quantity: number }[]
type Rest = { units: Units; isWhole: boolean; leftMinor: number }

function partOf(whole: LockedRequest, { units, isWhole, leftMinor }: Rest): RefundOf | null {
  const { parcel, request } = whole
  const unitsMinor = priceUnits(whole.orderLines, units)
  if (request.partMinor !== null) {
    // Units that were refunded by hand since are no longer part of it.
    const amountMinor = Math.min(request.partMinor, unitsMinor, leftMinor)
    return amountMinor > 0 ? { kind: 'amount', amountMinor } : null
  }
  // A parcel that was given up has put its goods on sale again by itself.
  if (parcel.state === 'cancelled') return { kind: 'rest' }
  if (units.length === 0) return null
  const rest = restOfParcel({ parcel, lines: whole.orderLines, refunds: whole.refunds })
  const withDelivery = isWhole && givesDeliveryBack(request) && rest.deliveryMinor > 0
  const askedMinor = addMinor(unitsMinor, withDelivery ? rest.deliveryMinor : 0)
  // Free amounts went back before: no more than is left follows.
  if (askedMinor > addMinor(rest.itemsMinor, rest.deliveryMinor)) return { kind: 'rest' }
  return { kind: 'lines', lines: units, withDelivery, restock: restockOf(whole) }
}

function isRestOfParcel(
  { orderLines }: LockedRequest,
  { refunded, units }: { refunded: Counts; units: Units },
): boolean {
  return orderLines.every(({ id, quantity }) => {
    const asked = units.find(({ lineId }) => lineId === id)?.quantity ?? 0
    return (refunded.get(id) ?? 0) + asked === quantity
  })
}

/** The buyer's price of the delivery goes back by law, or where the store is at fault; not with a change of mind. */
function givesDeliveryBack({ kind, reason, window }: LockedRequest['request']): boolean {
  return kind !== 'return' || isWithdrawal(window) || reason === 'not-as-pictured' || reason === 'late'
}

/** Units that came back go on sale as their store said; units that were never sent go on sale again. */
function restockOf({ request, parcel, lines }: LockedRequest): (RefundOf & { kind: 'lines' })['restock'] {
  if (lines.some(({ condition }) => condition !== null)) {
    return new Map(lines.map(({ orderLineId, restocked }) => [orderLineId, restocked]))
  }
  return request.kind === 'cancel' && isUnsent(parcel.state) ? true : undefined
}
