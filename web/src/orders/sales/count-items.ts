import type { ParcelRow } from '@makola/contract/orders/parcels.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** Returns true when an amount was refunded and no item: the number of items does not tell it. */
export const hasAmountBack = ({ total, refundable, refundedCount }: ParcelRow): boolean =>
  refundedCount === 0 && refundable.amount < total.amount

/** Words the number of items in a parcel, and of the refunded ones. */
export function countItems(row: Pick<ParcelRow, 'itemCount' | 'refundedCount'>, t: Words): string {
  return t('orders.sales.items', { items: row.itemCount, refunded: row.refundedCount })
}
