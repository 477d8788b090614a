import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { orders, parcelRefunds, parcels } from '../../orders/tables.ts'
import { refundNeedsAttention, refundOwed, refundSettled } from '../../payments/events.ts'
import { payments, refunds } from '../../payments/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { sendNotifications } from '../bell/send-notifications.ts'

const t = say('en')

type RefundEvent = 'failed' | 'needs-attention' | 'owed'

export const onRefundNeedsAttention = on(refundNeedsAttention, 'tell-people', (platform, { refundId }) =>
  tellOfRefund(platform, refundId, 'needs-attention'),
)

export const onRefundFailed = on(refundSettled, 'tell-people', async (platform, { refundId, state }) => {
  if (state === 'failed') await tellOfRefund(platform, refundId, state)
})

/** A store has to pay back cash that it collected. */
export const onRefundOwed = on(refundOwed, 'tell-people', (platform, { refundId }) =>
  tellOfRefund(platform, refundId, 'owed'),
)

/** A store is notified of its parcels, an operator of refunds that only an operator can decide. */
async function tellOfRefund(platform: Platform, refundId: string, event: RefundEvent): Promise<void> {
  const [found] = await platform.database
    .select({ refund: refunds, order: orders, parcel: parcels })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(parcelRefunds, eq(parcelRefunds.refundId, refunds.id))
    .leftJoin(parcels, eq(parcels.id, parcelRefunds.parcelId))
    .where(eq(refunds.id, refundId))
  if (!found) throw new Error(`The refund ${refundId} belongs to no order`)
  const { refund, order, parcel } = found
  const amount = { amount: refund.amountMinor, currency: refund.currency }
  const news = {
    type: 'refund-stuck',
    cause: `refund-${event}:${refundId}`,
    title: t('notifications.news.refund-stuck.title', { number: parcel?.number ?? order.number, event }),
    body: refund.failure
      ? t('notifications.news.refund-stuck.todo-because', { event, amount, why: refund.failure })
      : t('notifications.news.refund-stuck.todo', { event, amount }),
  } as const
  const at = platform.clock.now()
  await transact(platform, async (tx) => {
    if (parcel) {
      await sendNotifications(tx, { ...news, storeId: parcel.storeId, link: `/dashboard/orders/${parcel.id}` }, at)
    }
    if (!parcel || event === 'needs-attention') {
      await sendNotifications(tx, { ...news, storeId: null, link: '/dashboard/payment-reviews' }, at)
    }
  })
}
