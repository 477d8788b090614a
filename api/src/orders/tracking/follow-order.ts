import type { followOrder as contract } from '@makola/contract/orders/orders.ts'
import type { EventsOf } from '../../platform/http/router.ts'
import type { Follow } from '../../platform/http/stream.ts'
import type { Platform } from '../../platform/platform.ts'
import { orderChanged } from '../note-order-event.ts'
import { findTrackedOrder } from './find-tracked-order.ts'

/**
 * Reports each event of the order behind a tracking link, without its content: the listener fetches the order again.
 * @throws Problem `not-found` (404).
 */
export async function followOrder(platform: Platform, token: string): Promise<Follow<EventsOf<typeof contract>>> {
  const order = await findTrackedOrder(platform.database, token)
  return (send) =>
    platform.signals.subscribe(orderChanged, (told) => {
      if (!told || told.orderId === order.id) send('changed', {})
    })
}
