import { and, eq, inArray } from 'drizzle-orm'
import { isOrderDisputed } from '../../orders/is-order-disputed.ts'
import { orders } from '../../orders/tables.ts'
import { disputeChanged } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { lockRequest } from '../lock-request.ts'
import { liveStates } from '../request-states.ts'
import { requests } from '../tables.ts'
import { supersedeRequest } from './supersede-request.ts'

/**
 * Ends an order's open requests when a bank disputes its payment: no refund may start meanwhile. An inquiry ends none, a refund ends
 * the inquiry. Under the order's lock, like every opening: a request opened at the same moment is seen here, or sees the dispute.
 */
export const onDisputeChanged = on(disputeChanged, 'supersede-requests', async (platform, { orderId }) => {
  await transact(platform, async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
    if (!(await isOrderDisputed(tx, orderId))) return
    const isOpen = and(eq(requests.orderId, orderId), inArray(requests.state, liveStates))
    const open = await tx.select({ id: requests.id }).from(requests).where(isOpen)
    for (const { id } of open) await supersedeRequest(platform, tx, await lockRequest(tx, id))
  })
})
