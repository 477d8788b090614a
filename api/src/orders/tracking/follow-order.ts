import type { followOrder as contract } from '@makola/contract/orders.ts'
import { eq } from 'drizzle-orm'
import type { EventsOf } from '../../platform/http/router.ts'
import type { Follow } from '../../platform/http/stream.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { orderChanged } from '../note-order-event.ts'
import { orders } from '../tables.ts'

/**
 * Reports each event of the order behind a tracking link, without its content: the listener fetches the order again.
 * @throws Problem `not-found` (404).
 */
export async function followOrder(platform: Platform, token: string): Promise<Follow<EventsOf<typeof contract>>> {
  const [order] = await platform.database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.trackingHash, hash(token)))
  if (!order) throw notFound('order')
  return (send) =>
    platform.signals.subscribe(orderChanged, (told) => {
      if (!told || told.orderId === order.id) send('changed', {})
    })
}
