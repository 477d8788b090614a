import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { saleHolds } from '../../ledger/tables.ts'
import { listDisputedParcels } from '../../orders/disputes/list-disputed-parcels.ts'
import { countedRefunds, readOrderRefunds } from '../../orders/refunds/read-parcel-refunds.ts'
import type { parcels } from '../../orders/tables.ts'
import { isRealDispute } from '../../payments/disputes/require-undisputed.ts'
import { disputeChanged, refundSettled } from '../../payments/events.ts'
import { isOpenRefund } from '../../payments/refunds/refund-states.ts'
import { disputes, refunds } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { sendNotifications } from '../bell/send-notifications.ts'

const t = say('en')

type Dispute = typeof disputes.$inferSelect
type Parcel = typeof parcels.$inferSelect

/** Notifies the stores of an order when a bank disputes its payment, and of its end. An inquiry holds nothing, and they hear of none. */
export const onDisputeChangedToStores = on(disputeChanged, 'tell-stores', async (platform, { disputeId, before }) => {
  const at = platform.clock.now()
  await transact(platform, async (tx) => {
    const dispute = await readDispute(tx, disputeId)
    const state = isRealDispute(dispute.state) ? 'open' : dispute.state
    // Of a loss they hear when it is known which of them it was taken from.
    if (state === 'inquiry' || state === 'lost') return
    // What was won or closed before it held anything is no news.
    if (state !== 'open' && !isRealDispute(before ?? 'inquiry')) return
    for (const parcel of await listDisputedParcels(tx, dispute)) await tellStore(tx, { dispute, parcel, state, at })
  })
})

/** Notifies the stores that a lost dispute has taken money from, and tells the others that it is over. */
export const onDisputeTook = on(refundSettled, 'tell-stores-of-loss', async (platform, { refundId, state }) => {
  if (state !== 'succeeded') return
  const at = platform.clock.now()
  await transact(platform, async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    if (!refund?.disputeId) return
    const dispute = await readDispute(tx, refund.disputeId)
    const told = await tx
      .select({ parcelId: saleHolds.parcelId })
      .from(saleHolds)
      .where(eq(saleHolds.cause, `dispute:${dispute.id}`))
    const back = await readOrderRefunds(tx, dispute.orderId)
    for (const parcel of await listDisputedParcels(tx, dispute)) {
      const own = countedRefunds(back.get(parcel.id) ?? []).map((row) => row.refund)
      const isTaken = own.some(({ disputeId }) => disputeId === dispute.id)
      // One that is on its way may still end as a loss of its store.
      const isOver = told.some(({ parcelId }) => parcelId === parcel.id) && !own.some((row) => isOpenRefund(row.state))
      if (isTaken) await tellStore(tx, { dispute, parcel, state: 'lost', at })
      else if (isOver) await tellStore(tx, { dispute, parcel, state: 'closed', at })
    }
  })
})

async function readDispute(tx: Transaction, disputeId: string): Promise<Dispute> {
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, disputeId))
  if (!dispute) throw new Error(`There is no dispute ${disputeId}`)
  return dispute
}

type Told = { dispute: Dispute; parcel: Parcel; state: 'open' | 'won' | 'lost' | 'closed'; at: Date }

function tellStore(tx: Transaction, { dispute, parcel: { id, number, storeId }, state, at }: Told): Promise<void> {
  const news = {
    type: 'dispute-changed',
    storeId,
    link: `/dashboard/orders/${id}`,
    cause: `dispute-${state}:${dispute.id}:${id}`,
    title: t('notifications.news.dispute-changed.title', { state, number }),
    body: t('notifications.news.dispute-changed.body', { state }),
  } as const
  return sendNotifications(tx, news, at)
}
