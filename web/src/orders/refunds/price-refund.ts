import type { Parcel } from '@makola/contract/parcels.ts'
import type { NewRefund } from '@makola/contract/refunds.ts'

/** Returns a refund's amount in minor units of the buyer's currency, before the server confirms it. */
export function priceRefund(
  parcel: Pick<Parcel, 'lines' | 'refundable' | 'refundableDelivery'>,
  of: NewRefund['of'],
): number {
  if (of.kind === 'rest') return parcel.refundable.amount
  if (of.kind === 'amount') return of.amount.amount
  const goods = of.lines.map(({ lineId, quantity }) => {
    const line = parcel.lines.find(({ id }) => id === lineId)
    return (line?.unitPrice.amount ?? 0) * quantity
  })
  return goods.reduce((sum, minor) => sum + minor, of.withDelivery ? parcel.refundableDelivery.amount : 0)
}
