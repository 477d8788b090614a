import { markLossBooked } from '../../payments/disputes/mark-dispute.ts'
import type { disputes } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { move, post } from '../postings/post.ts'

type Loss = {
  dispute: typeof disputes.$inferSelect
  orderNumber: string
  /** The part of the dispute that no parcel can bear: it was refunded before. */
  restMinor: number
  at: Date
}

/** Posts the part of a lost dispute that the shop bears itself, and marks the loss as booked. */
export async function postDisputeLoss(tx: Transaction, { dispute, orderNumber, restMinor, at }: Loss): Promise<void> {
  const { id, orderId, currency, reason } = dispute
  await markLossBooked(tx, id, at)
  if (restMinor === 0) return
  await post(tx, [
    {
      key: `dispute-lost:${id}`,
      kind: 'dispute-lost',
      orderId,
      disputeId: id,
      orderNumber,
      note: reason,
      at,
      entries: move({ minor: restMinor, currency }, { debit: { account: 'losses' }, credit: { account: 'disputes' } }),
    },
  ])
}

type Passed = {
  dispute: typeof disputes.$inferSelect
  orderNumber: string
  /** What the shop has borne of it until now. */
  borneMinor: number
  /** What parcels bear of that from now on. */
  takenMinor: number
  at: Date
}

/** Posts that parcels bear a part of a loss that the shop has booked as its own. */
export async function postLossToStores(
  tx: Transaction,
  { dispute, orderNumber, borneMinor, takenMinor, at }: Passed,
): Promise<void> {
  const { id, orderId, currency, reason } = dispute
  const passed = { debit: { account: 'disputes' }, credit: { account: 'losses' } } as const
  await post(tx, [
    {
      key: `dispute-lost:${id}:${borneMinor}`,
      kind: 'dispute-lost',
      orderId,
      disputeId: id,
      orderNumber,
      note: reason,
      at,
      entries: move({ minor: takenMinor, currency }, passed),
    },
  ])
}
