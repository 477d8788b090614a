import type { Money } from '@makola/contract/http/fields.ts'
import type { ParcelState } from '@makola/contract/orders/orders.ts'
import { addMinor } from '@makola/money/money.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { isRefunded, readOrderRefunds, refundableOf } from '../refunds/read-parcel-refunds.ts'
import { orderLines, type orders, parcels } from '../tables.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'paysCash' | 'currency'>

/**
 * Returns the cash due for a parcel on delivery, less refunds. Null when it is not paid in cash, was handed over, or will not be
 * sent because it was refunded in full.
 */
export function cashDueOf(
  order: Omit<Order, 'id'>,
  parcel: { state: ParcelState; refundableMinor: number; isRefunded: boolean },
): Money | null {
  const goes = (parcel.state === 'new' || parcel.state === 'packed') && !parcel.isRefunded
  if (!order.paysCash || !(goes || parcel.state === 'shipped') || parcel.refundableMinor === 0) return null
  return { amount: parcel.refundableMinor, currency: order.currency }
}

/** The same for each parcel of an order, by id: only those with something due. */
export async function readCashDue(db: Queryable, order: Order): Promise<ReadonlyMap<string, Money>> {
  if (!order.paysCash) return new Map()
  const refunds = await readOrderRefunds(db, order.id)
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const rows = await db.select().from(parcels).where(eq(parcels.orderId, order.id))
  return new Map(
    rows.flatMap((parcel) => {
      const ofParcel = refunds.get(parcel.id) ?? []
      const inParcel = lines.filter(({ parcelId }) => parcelId === parcel.id)
      const due = cashDueOf(order, {
        state: parcel.state,
        refundableMinor: refundableOf(parcel, ofParcel),
        isRefunded: isRefunded(parcel, ofParcel, inParcel),
      })
      return due ? [[parcel.id, due] as const] : []
    }),
  )
}

/** Returns the sum due for all of them; null when nothing is due. */
export function sumCashDue(due: ReadonlyMap<string, Money>): Money | null {
  const [first, ...others] = [...due.values()]
  return first ? { ...first, amount: addMinor(first.amount, ...others.map(({ amount }) => amount)) } : null
}
