import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { orders, parcels } from '../../orders/tables.ts'
import { paymentFailed } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { sendNotifications } from '../bell/send-notifications.ts'
import { endSentence } from '../end-sentence.ts'

const t = say('en')

/** Notifies the stores once for each order, however often its buyer tries; not when it was paid meanwhile. */
export const onPaymentFailed = on(paymentFailed, 'tell-stores', async (platform, { orderId, reason }) => {
  const waiting = await platform.database
    .select({ parcel: parcels, state: orders.state })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(eq(orders.id, orderId))
  const at = platform.clock.now()
  await transact(platform, async (tx) => {
    for (const { parcel, state } of waiting) {
      if (state !== 'awaiting_payment') continue
      const news = {
        type: 'payment-failed',
        storeId: parcel.storeId,
        cause: `payment-failed:${parcel.id}`,
        title: t('notifications.news.payment-failed.title', { number: parcel.number }),
        body: t('notifications.news.payment-failed.body', { reason: endSentence(reason) }),
        link: '/dashboard/orders',
      } as const
      await sendNotifications(tx, news, at)
    }
  })
})
