import { allocate } from '@makola/money/totals.ts'
import { say } from '@makola/words/say.ts'
import { asc, eq } from 'drizzle-orm'
import { postDisputeLoss, postLossToStores } from '../../ledger/disputes/post-dispute-loss.ts'
import { postRefundEnd } from '../../ledger/postings/post-refund-end.ts'
import { takenOfDispute } from '../../payments/disputes/borne-loss.ts'
import { readRefundable, requestRefund } from '../../payments/refunds/request-refund.ts'
import { disputes, paymentFacts } from '../../payments/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { bookRefund } from '../refunds/book-refund.ts'
import { readParcelRefunds, refundableOf } from '../refunds/read-parcel-refunds.ts'
import { type orders, parcels } from '../tables.ts'

const t = say('en')

type Dispute = typeof disputes.$inferSelect
type Order = typeof orders.$inferSelect
type Parcel = typeof parcels.$inferSelect

type Lost = { order: Order; dispute: Dispute }

/**
 * Books a lost dispute, under the order's lock: an involuntary refund of each parcel (rules R6 and R10) over what is left of it,
 * with its commission, and the rest to the shop's losses. No provider is asked: the bank has taken the money.
 */
export async function bookDisputeLoss(tx: Transaction, clock: Clock, { order, dispute }: Lost): Promise<void> {
  const { amountMinor } = dispute
  const takenMinor = await takeFromParcels(tx, clock, { order, dispute, mostMinor: amountMinor })
  const restMinor = amountMinor - takenMinor
  await postDisputeLoss(tx, { dispute, orderNumber: order.number, restMinor, at: clock.now() })
}

/**
 * Books anew what the shop bears of a lost dispute, after a refund has failed that was under way when the loss was booked: its money is
 * a parcel's again, and the bank has taken it. Otherwise the store would keep it, and could refund it to a buyer who has it already.
 */
export async function bookRestOfLoss(tx: Transaction, clock: Clock, { order, dispute }: Lost): Promise<void> {
  const [taken] = await tx.select({ minor: takenOfDispute }).from(disputes).where(eq(disputes.id, dispute.id))
  const borneMinor = dispute.amountMinor - (taken?.minor ?? 0)
  const takenMinor = await takeFromParcels(tx, clock, { order, dispute, mostMinor: borneMinor })
  if (takenMinor === 0) return
  await postLossToStores(tx, { dispute, orderNumber: order.number, borneMinor, takenMinor, at: clock.now() })
}

/** Books the involuntary refunds, of as much as is left. Returns their sum. */
async function takeFromParcels(
  tx: Transaction,
  clock: Clock,
  { order, dispute, mostMinor: wantedMinor }: Lost & { mostMinor: number },
): Promise<number> {
  const { id: disputeId, factId, provider } = dispute
  const [fact] = await tx.select().from(paymentFacts).where(eq(paymentFacts.id, factId))
  if (!fact) throw new Error(`The dispute ${disputeId} has lost its money`)
  const reason = t('orders.noted.dispute-lost')
  const mostMinor = Math.min(wantedMinor, await readRefundable(tx, fact))
  if (mostMinor <= 0) return 0
  if (!fact.isCapture || order.paidAt === null) {
    const asked = { factId, amountMinor: mostMinor, reason, actor: provider, now: clock.now(), disputeId }
    const { refundId } = await requestRefund(tx, asked)
    await postRefundEnd(tx, refundId)
    return mostMinor
  }
  let takenMinor = 0
  for (const { parcel, minor } of await shareOut(tx, { orderId: order.id, dispute, mostMinor })) {
    const of = { kind: 'amount', amountMinor: minor } as const
    const refundId = await bookRefund(tx, clock, { order, parcel, of, reason, by: provider, disputeId })
    await postRefundEnd(tx, refundId)
    takenMinor += minor
  }
  return takenMinor
}

type Asked = { orderId: string; dispute: Dispute; mostMinor: number }

/** First what the named parcel has left, then the others in proportion to what they have left. */
async function shareOut(
  tx: Transaction,
  { orderId, dispute, mostMinor }: Asked,
): Promise<{ parcel: Parcel; minor: number }[]> {
  const rows = await tx.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.number))
  const left = await Promise.all(rows.map(async (row) => refundableOf(row, await readParcelRefunds(tx, row.id))))
  const named = rows.map((row, index) => (row.id === dispute.parcelId ? Math.min(mostMinor, left[index] ?? 0) : 0))
  const firstMinor = named.reduce((sum, minor) => sum + minor, 0)
  const rest = left.map((minor, index) => minor - (named[index] ?? 0))
  const restMinor = Math.min(
    mostMinor - firstMinor,
    rest.reduce((sum, minor) => sum + minor, 0),
  )
  const shares = allocate(restMinor, rest)
  return rows.flatMap((parcel, index) => {
    const minor = (named[index] ?? 0) + (shares[index] ?? 0)
    return minor > 0 ? [{ parcel, minor }] : []
  })
}
