import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import { moveOrderedCart } from '../../carts/cart/move-ordered-cart.ts'
import { releaseHolds } from '../../catalogue/stock/release-holds.ts'
import { closePayment } from '../../payments/attempts/close-payment.ts'
import { isConfirming } from '../../payments/attempts/is-confirming.ts'
import { settleOpenAttempts } from '../../payments/settlement/settle-open-attempts.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, type Problem, refuse } from '../../platform/problem.ts'
import { noteOrderEvent } from '../note-order-event.ts'
import { requireOrderTransition } from '../order-states.ts'
import { applySettlement } from '../settlement/apply-settlement.ts'
import { orders } from '../tables.ts'
import { isBehindLink } from '../tracking/find-tracked-order.ts'
import { presentOrder } from '../tracking/present-order.ts'

const t = say('en')

type Asked = { orderId: string; token: string; tokenHash: string }
type Order = typeof orders.$inferSelect

/**
 * Releases an unpaid order for anyone with its tracking secret who wants to change it: its stock is free at once, and its lines
 * go to the cart of the browser that asks. The providers are asked first, so that money that has arrived or is under way keeps
 * it. Later money is treated like that of any expired order. Repeating it changes nothing.
 * @throws Problem `not-found` (404), `already-paid`, `wrong-state` (409).
 */
export async function releaseOrder(platform: Platform, { orderId, token, tokenHash }: Asked): Promise<TrackedOrder> {
  const isAsked = and(eq(orders.id, orderId), isBehindLink(token))
  const [known] = await platform.database.select().from(orders).where(isAsked)
  if (!known) throw notFound('order')
  if (known.state === 'awaiting_payment') {
    await settleOpenAttempts(platform, orderId)
    await applySettlement(platform, orderId)
  }
  const now = platform.clock.now()
  const order = await transact(platform, async (tx) => {
    const [order] = await tx.select().from(orders).where(isAsked).for('update')
    if (!order) throw notFound('order')
    if (order.state === 'expired' && order.letGoAt) return order
    if (order.state !== 'awaiting_payment') throw cannotChange(order)
    // A settlement at this moment has either finished by now or finds it closed.
    if ((await closePayment(tx, orderId)) === 'paid') throw cannotChange({ state: 'paid' })
    if (await isConfirming(tx, orderId)) {
      throw refuse(
        'orders.being-confirmed',
        {},
        {
          current: 'confirming',
        },
      )
    }
    requireOrderTransition(order.state, 'expired')
    await releaseHolds(tx, orderId)
    const ended = { state: 'expired', closedAt: now, letGoAt: now } as const
    await tx.update(orders).set(ended).where(isAsked)
    if (order.cartId !== null) await moveOrderedCart(tx, { orderedCartId: order.cartId, tokenHash, now })
    await noteOrderEvent(tx, {
      orderId,
      kind: 'cancelled',
      text: t('orders.noted.changed'),
      at: now,
    })
    return { ...order, ...ended }
  })
  return presentOrder(platform, order, { token })
}

function cannotChange({ state }: Pick<Order, 'state'>): Problem {
  if (state === 'expired') {
    return refuse('orders.let-go', {}, { current: state })
  }
  return ['cancelled', 'review'].includes(state)
    ? refuse('orders.unchangeable', {}, { current: state })
    : refuse('payments.already-paid', {}, { current: state })
}
