import { orderPaid } from '../orders/events.ts'
import { on } from '../platform/events.ts'
import { loadOrderLetter } from './load-order-letter.ts'
import { sendMessage } from './send-message.ts'
import { writeOrderPaid } from './write-order-paid.ts'

/** Tells the shopper; one who left only a phone number follows the order by its number. */
export const onOrderPaid = on(orderPaid, 'mail-shopper', async (platform, { orderId }) => {
  const order = await loadOrderLetter(platform, orderId)
  if (!order?.email) return
  const letter = await writeOrderPaid(order)
  const at = order.paidAt ?? order.placedAt
  await sendMessage(platform, { ...letter, key: `order-paid:${orderId}`, at, to: order.email })
})
