import { markLossBooked } from '../../payments/disputes/mark-dispute.ts'
import type { disputes } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { move, post } from '../postings/post.ts'

type Lost = { dispute: typeof disputes.$inferSelect; orderNumber: string; at: Date }

type Loss = Lost & {
  /** The part of the dispute that no parcel can bear: it was refunded before. */
  restMinor: number
}

/** Posts the part of a lost dispute that the shop bears itself, and marks the loss as booked. */
export async function postDisputeLoss(tx: Transaction, { restMinor, ...lost }: Loss): Promise<void> {
  const { id } = lost.dispute
  await markLossBooked(tx, id, lost.at)
  if (restMinor === 0) return
  const borne = { debit: { account: 'losses' }, credit: { account: 'disputes' } } as const
  await postLost(tx, { ...lost, key: `dispute-lost:${id}`, minor: restMinor, between: borne })
}

type Passed = Lost & {
  /** What the shop has borne of it until now. */
  borneMinor: number
  /** What parcels bear of that from now on. */
  takenMinor: number
}

/** Posts that parcels bear a part of a loss that the shop has booked as its own. */
export async function postLossToStores(tx: Transaction, { borneMinor, takenMinor, ...lost }: Passed): Promise<void> {
  const passed = { debit: { account: 'disputes' }, credit: { account: 'losses' } } as const
  await postLost(tx, {
    ...lost,
    key: `dispute-lost:${lost.dispute.id}:${borneMinor}`,
    minor: takenMinor,
    between: passed,
  })
}

type Entry = Lost & { key: string; minor: number; between: Parameters<typeof move>[1] }

async function postLost(tx: Transaction, { dispute, orderNumber, at, key, minor, between }: Entry): Promise<void> {
  const { id: disputeId, orderId, currency, reason: note } = dispute
  const entries = move({ minor, currency }, between)
  await post(tx, [{ key, kind: 'dispute-lost', orderId, disputeId, orderNumber, note, at, entries }])
}
