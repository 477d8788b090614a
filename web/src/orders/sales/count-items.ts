import type { ParcelRow } from '@makola/contract/parcels.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** Words the number of items in a parcel, and of the refunded ones. */
export function countItems(row: Pick<ParcelRow, 'itemCount' | 'refundedCount'>, t: Words): string {
  return t('orders.sales.items', { items: row.itemCount, refunded: row.refundedCount })
}
