import { and, eq } from 'drizzle-orm'
import { owedCash, returnedCash } from '../payments/providers/cash-on-delivery/pay.ts'
import { isOpenRefund } from '../payments/refunds/refund-states.ts'
import type { refunds } from '../payments/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { orderEvents, type orders, type parcels } from './tables.ts'

type Parcel = Pick<typeof parcels.$inferSelect, 'id' | 'state'>
type Refund = Pick<typeof refunds.$inferSelect, 'id' | 'state' | 'providerRefundId' | 'byHand'>

/**
 * The way in which a refund reaches its buyer. `paid`: as the money came. `by_hand`: a person of the shop found another one. `cash`: the
 * store gave it. `by_store`: the store says that it paid it back. `less`: the cash was not collected, so that less is due.
 */
export type WayBack = 'paid' | 'by_hand' | 'cash' | 'by_store' | 'less'

export async function findWayBack(
  db: Queryable,
  {
    refund,
    parcel,
    paysCash,
  }: { refund: Refund; parcel: Parcel | null } & Pick<typeof orders.$inferSelect, 'paysCash'>,
): Promise<WayBack> {
  if (refund.byHand !== null) return refund.providerRefundId === returnedCash(refund.id) ? 'by_store' : 'by_hand'
  if (!paysCash) return 'paid'
  return parcel !== null && (await isCashCollected(db, parcel)) ? 'cash' : 'less'
}

/** True when a parcel that is paid in cash was handed over, so that its store has the money; also when it has come back since. */
export async function isCashCollected(db: Queryable, { id, state }: Parcel): Promise<boolean> {
  if (state !== 'returned') return state === 'delivered'
  return (await db.$count(orderEvents, and(eq(orderEvents.parcelId, id), eq(orderEvents.kind, 'delivered')))) > 0
}

/** True while a store has to pay a refund back from the cash that it collected. */
export const isOwedInCash = (refund: Refund): boolean =>
  refund.providerRefundId === owedCash(refund.id) && isOpenRefund(refund.state)

/** True when the shop paid it in the store's place: the store owes the shop as much. */
export const isPaidByShop = (refund: Refund): boolean =>
  refund.providerRefundId === owedCash(refund.id) && refund.state === 'succeeded'
