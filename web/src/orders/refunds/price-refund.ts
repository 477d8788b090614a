import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { NewRefund } from '@makola/contract/orders/refunds.ts'

/**
 * Returns a refund's amount in minor units of the buyer's currency, before the server confirms it. Where the buyer paid too little
 * and the shop bears it, the lines that are refunded last give back what was paid of them.
 */
export function priceRefund(
  parcel: Pick<Parcel, 'lines' | 'refundable' | 'refundableDelivery' | 'shortfall'>,
  of: NewRefund['of'],
): number {
  if (of.kind === 'rest') return parcel.refundable.amount
  if (of.kind === 'amount') return of.amount.amount
  const goods = of.lines.map(({ lineId, quantity }) => {
    const line = parcel.lines.find(({ id }) => id === lineId)
    return (line?.unitPrice.amount ?? 0) * quantity
  })
  const worth = goods.reduce((sum, minor) => sum + minor, of.withDelivery ? parcel.refundableDelivery.amount : 0)
  const missing = worth - parcel.refundable.amount
  return missing > 0 && missing <= (parcel.shortfall?.amount ?? 0) ? parcel.refundable.amount : worth
}
