import type { NewOrder } from '@makola/contract/orders/orders.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { findOpenCart, readCartLines } from '../../carts/cart/read-cart.ts'
import type { OrderedCart } from '../../carts/cookie/cart-cookie.ts'
import { quoteCart } from '../../carts/quotes/quote-cart.ts'
import { carts, quotes } from '../../carts/tables.ts'
import { attempts, payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { claimKey, type KeyedRequest } from '../../platform/http/idempotency.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { type Problem, refuse } from '../../platform/problem.ts'
import { orders } from '../tables.ts'
import { priceChanged } from './price-changed.ts'
import { reopenPayment, type StartedOrder } from './reopen-payment.ts'

/** A browser's submission under its key, with the cart that it orders. */
export type Submitted = OrderedCart & {
  accountId: string | null
  network: string | null
  /** The network, also where it is this machine: presses are counted by it. */
  pressedFrom: string
  order: NewOrder
  keyed: KeyedRequest
}

/**
 * Handles a submit whose quote cannot be used: either its cart has already become an order, and that order continues; or the cart
 * or its prices differ from the quote, and the shopper gets the current ones.
 * @throws Problem `cart-empty`, `cart-changed`, `price-changed` and those of `reopenPayment` (409); KeyTaken.
 */
export async function continueOrder(platform: Platform, submitted: Submitted): Promise<StartedOrder> {
  const { tokenHash, nextHash, order } = submitted
  const [found] = await platform.database
    .select({ quote: quotes, version: carts.version, isNext: eq(carts.tokenHash, nextHash), orderId: orders.id })
    .from(quotes)
    .innerJoin(carts, eq(carts.id, quotes.cartId))
    .leftJoin(orders, eq(orders.cartId, carts.id))
    .where(and(eq(quotes.id, order.quoteId), inArray(carts.tokenHash, [tokenHash, nextHash])))
  const orderId = found?.orderId
  if (found?.isNext) submitted.onTaken()
  if (orderId) return transact(platform, (tx) => goOn(platform, tx, orderId, submitted))
  if (!found || found.quote.cartVersion !== found.version) throw await cartChanged(platform, tokenHash)
  const { rateId, countryCode, stores } = found.quote
  const choices = stores.flatMap(({ storeId, delivery }) =>
    delivery ? [{ storeId, optionId: delivery.optionId }] : [],
  )
  const fresh = await quoteCart(platform, { tokenHash, rateId, countryCode, choices })
  throw priceChanged(fresh.total)
}

async function goOn(
  platform: Platform,
  tx: Transaction,
  orderId: string,
  { keyed, order: { provider } }: Submitted,
): Promise<StartedOrder> {
  await claimKey(tx, keyed, { id: orderId })
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order || order.state === 'expired' || order.state === 'cancelled') {
    throw refuse('orders.ended-unpaid')
  }
  if (order.state === 'awaiting_payment') return reopenPayment(platform, tx, { order, provider })
  const [last] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(attempts.createdAt))
    .limit(1)
  if (!last) throw new Error(`Order ${orderId} was never asked to be paid`)
  return { order, attemptId: last.id }
}

async function cartChanged({ database }: Platform, tokenHash: string): Promise<Problem> {
  const cart = await findOpenCart(database, tokenHash)
  const isEmpty = cart === null || (await readCartLines(database, cart.id)).length === 0
  return isEmpty ? refuse('orders.cart-empty') : refuse('orders.cart-changed')
}
