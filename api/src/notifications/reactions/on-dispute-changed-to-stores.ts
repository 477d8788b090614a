import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { listDisputedParcels } from '../../orders/disputes/list-disputed-parcels.ts'
import { isRealDispute } from '../../payments/disputes/require-undisputed.ts'
import { disputeChanged } from '../../payments/events.ts'
import { disputes } from '../../payments/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { sendNotifications } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies the stores of an order when a bank disputes its payment, and of the end. An inquiry holds nothing, and they hear of none. */
export const onDisputeChangedToStores = on(disputeChanged, 'tell-stores', async (platform, { disputeId, before }) => {
  const at = platform.clock.now()
  await transact(platform, async (tx) => {
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, disputeId))
    if (!dispute) throw new Error(`There is no dispute ${disputeId}`)
    const state = isRealDispute(dispute.state) ? 'open' : dispute.state
    if (state === 'inquiry') return
    // What was won or closed before it held anything is no news.
    if (state !== 'open' && state !== 'lost' && !isRealDispute(before ?? 'inquiry')) return
    for (const { id, number, storeId } of await listDisputedParcels(tx, dispute.orderId)) {
      await sendNotifications(
        tx,
        {
          ...{ type: 'dispute-changed', storeId, link: `/dashboard/orders/${id}` },
          cause: `dispute-${state}:${disputeId}:${id}`,
          title: t('notifications.news.dispute-changed.title', { state, number }),
          body: t('notifications.news.dispute-changed.body', { state }),
        },
        at,
      )
    }
  })
})
