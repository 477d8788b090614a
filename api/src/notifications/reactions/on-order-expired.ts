import { orderExpired } from '../../orders/events.ts'
import { authorOf } from '../../platform/http/caller.ts'
import { on } from '../../platform/messaging/events.ts'
import { loadOrderLetter } from '../letters/load-order-letter.ts'
import { mayWriteTo } from '../letters/may-write-to.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeOrderExpired } from '../letters/write-order-expired.ts'

export const onOrderExpired = on(orderExpired, 'mail-shopper', async (platform, { orderId }) => {
  const order = await loadOrderLetter(platform, orderId)
  // Money that came while this waited has changed the outcome.
  if (!order?.email || order.paidAt) return
  if (!(await mayWriteTo(platform, order.email, { kind: 'visitor', author: authorOf(order) }))) return
  const letter = await writeOrderExpired(order)
  const at = order.closedAt ?? order.placedAt
  await sendMessage(platform, { ...letter, key: `order-expired:${orderId}`, at, to: order.email })
})
