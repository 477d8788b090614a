import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { paymentToDecide } from '../../orders/events.ts'
import { writePaymentProblem } from '../../orders/settlement/write-payment-problem.ts'
import { orders } from '../../orders/tables.ts'
import { payments } from '../../payments/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies the operators of money that does not match its order: its buyer waits for them. */
export const onPaymentToDecide = on(paymentToDecide, 'tell-people', async (platform, { orderId }) => {
  const [found] = await platform.database
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!found) throw new Error(`There is no order ${orderId}`)
  const { order, payment } = found
  // It was decided before anybody could be notified.
  if (order.decision !== null) return
  const news = {
    type: 'payment-to-decide',
    storeId: null,
    cause: `payment-to-decide:${orderId}`,
    title: t('notifications.news.payment-to-decide.title', { number: order.number }),
    body: writePaymentProblem(order, payment),
    link: '/dashboard/payment-reviews',
  } as const
  await notify(platform, news)
})
