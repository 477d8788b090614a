import type { NewOrder, PlacedOrder } from '@makola/contract/orders.ts'
import { eq } from 'drizzle-orm'
import type { QuoteRow } from '../../carts/cart/read-cart.ts'
import { consumeQuote } from '../../carts/quotes/consume-quote.ts'
import { extendHolds } from '../../catalogue/stock/extend-holds.ts'
import { holdStock } from '../../catalogue/stock/hold-stock.ts'
import { openPayment } from '../../payments/attempts/open-payment.ts'
import { startAttempt } from '../../payments/attempts/start-attempt.ts'
import { cashProvider } from '../../payments/providers/cash-on-delivery/pay.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { checkAddress } from '../addresses/address-form.ts'
import { orderPlaced } from '../events.ts'
import { orderEvents, orderLines, orders, parcels } from '../tables.ts'
import { buyersNumber } from '../tracking/buyers-number.ts'
import { trackingToken } from '../tracking/tracking-token.ts'
import { allowCash } from './allow-cash.ts'
import { continueOrder, type Submitted } from './continue-order.ts'
import { copyQuote } from './copy-quote.ts'
import { limitUnpaid } from './limit-unpaid.ts'
import { priceChanged } from './price-changed.ts'
import { holdSeconds, type StartedOrder, shortHoldSeconds } from './reopen-payment.ts'
import { requireProvider } from './require-provider.ts'

/**
 * Turns a browser's quoted cart into an order: the stock is held, the payment is opened, and after the commit the provider is
 * asked for its page. Prices, totals and states never come from the client. A cart becomes one order only: submitted again, it
 * returns that order.
 * @throws Problem `cart-changed`, `cart-empty`, `price-changed`, `not-deliverable`, `out-of-stock` (409), `validation-failed`
 * (422), `rate-limited` (429).
 */
export async function placeOrder(platform: Platform, submitted: Submitted): Promise<PlacedOrder> {
  const address = checkAddress(submitted.order.address)
  const placed = await transact(platform, (tx) => takeOrder(platform, tx, { ...submitted.order, address }, submitted))
  if (placed) await submitted.onTaken()
  await pauseAt(platform, 'after-commit')
  const { order, attemptId } = placed ?? (await continueOrder(platform, submitted))
  const payment = await startAttempt(platform, attemptId)
  await pauseAt(platform, 'before-ack')
  return {
    id: order.id,
    number: buyersNumber(platform, order),
    state: order.state,
    total: { amount: order.totalMinor, currency: order.currency },
    trackingToken: trackingToken(platform, order.id),
    heldUntil: order.heldUntil.toISOString(),
    payment,
  }
}

/** Writes the whole order in one transaction; null when the quote is no longer valid. */
async function takeOrder(
  platform: Platform,
  tx: Transaction,
  given: NewOrder,
  { tokenHash, nextHash, accountId, network }: Submitted,
): Promise<StartedOrder | null> {
  const now = platform.clock.now()
  const quote = await consumeQuote(tx, { quoteId: given.quoteId, tokenHash, nextHash, now })
  if (!quote) return null
  refuseMismatch(given, quote)
  requireProvider(platform, given.provider, quote)
  const heldUntil = addSeconds(now, holdSeconds)
  const paysCash = given.provider === cashProvider
  const copy = copyQuote(platform, quote, { ...given, accountId, network, paysCash, placedAt: now, heldUntil })
  const { order } = copy
  await allowCash(tx, { ...order, provider: given.provider })
  await tx.insert(orders).values(order)
  await tx.insert(parcels).values(copy.parcels)
  await tx.insert(orderLines).values(copy.lines)
  await tx.insert(orderEvents).values({ id: newId(), orderId: order.id, kind: 'placed', at: now })
  const { attemptId } = await openPayment(tx, {
    orderId: order.id,
    label: order.number,
    email: order.email,
    amountMinor: order.totalMinor,
    currency: order.currency,
    provider: given.provider,
    now,
  })
  // Last, so that a popular item's row is locked as briefly as possible.
  await holdStock(tx, { orderId: order.id, lines: copy.lines, expiresAt: heldUntil })
  const isLast = await limitUnpaid(tx, order, { lines: copy.lines, now })
  const kept = isLast ? { ...order, heldUntil: await shortenHold(tx, order.id, now) } : order
  emit(tx, orderPlaced, { orderId: order.id })
  await pauseAt(platform, 'before-commit')
  return { order: kept, attemptId }
}

/** The last unit is held for a shorter time: others wait for it. */
async function shortenHold(tx: Transaction, id: string, now: Date): Promise<Date> {
  const sooner = addSeconds(now, shortHoldSeconds)
  await extendHolds(tx, id, sooner)
  await tx.update(orders).set({ heldUntil: sooner }).where(eq(orders.id, id))
  return sooner
}

/** The submitted total must equal the quote's to the minor unit, and the address must be deliverable. */
function refuseMismatch(given: NewOrder, quote: QuoteRow): void {
  const { address, expectedTotal } = given
  const total = { amount: quote.totalMinor, currency: quote.currency }
  const undeliverable = quote.stores.filter((store) => store.delivery === null).map((store) => store.storeName)
  if (undeliverable.length > 0) {
    throw refuse('orders.not-deliverable', { stores: undeliverable }, { current: undeliverable })
  }
  if (address.countryCode !== quote.countryCode) {
    throw refuseField('/address/countryCode', 'orders.other-country')
  }
  if (expectedTotal.amount !== total.amount || expectedTotal.currency !== total.currency) throw priceChanged(total)
  if (total.amount === 0) throw refuseField('/quoteId', 'orders.nothing-to-pay')
}
