import type { NewOrder, OrderAddress, PlacedOrder } from '@makola/contract/orders/orders.ts'
import { isTooShortPhone } from '@makola/countries/phone-numbers.ts'
import { eq } from 'drizzle-orm'
import { consumeQuote, QuoteGone } from '../../carts/quotes/consume-quote.ts'
import { extendHolds } from '../../catalogue/stock/extend-holds.ts'
import { holdStock, outOfStock } from '../../catalogue/stock/hold-stock.ts'
import { oversellRefusals } from '../../catalogue/stock-metrics.ts'
import { openPayment } from '../../payments/attempts/open-payment.ts'
import { startAttempt } from '../../payments/attempts/start-attempt.ts'
import { cashProvider } from '../../payments/providers/cash-on-delivery/pay.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inOneFlight } from '../../platform/database/in-one-flight.ts'
import { insertPrepared } from '../../platform/database/insert-prepared.ts'
import { claimKey, KeyTaken } from '../../platform/http/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { Problem, refuse, refuseField } from '../../platform/problem.ts'
import { checkOrderAddress } from '../addresses/address-form.ts'
import { ordersPlaced } from '../order-metrics.ts'
import { soldTo } from '../sold-to.ts'
import { orderEvents, orderLines, orders, parcels } from '../tables.ts'
import { buyersNumber } from '../tracking/buyers-number.ts'
import { trackingToken } from '../tracking/tracking-token.ts'
import { allowCash } from './allow-cash.ts'
import { continueOrder, type Submitted } from './continue-order.ts'
import { copyQuote } from './copy-quote.ts'
import { countPress, countVainPress } from './limit-presses.ts'
import { limitUnpaid } from './limit-unpaid.ts'
import { lookAtQuote, type QuotedCart } from './look-at-quote.ts'
import { priceChanged } from './price-changed.ts'
import { holdSeconds, type StartedOrder, shortHoldSeconds } from './reopen-payment.ts'
import { repeatOrder } from './repeat-order.ts'
import { type OpenProvider, requireProvider } from './require-provider.ts'
import { inDemand, inTurn, newPatience } from './take-turns.ts'

/**
 * Turns a browser's quoted cart into an order: the stock is held, the payment is opened, and after the commit the provider is
 * asked for its page, unless that is known. Prices, totals and states never come from the client. A cart becomes one order only:
 * submitted again, it returns that order.
 * @throws Problem `cart-changed`, `cart-empty`, `price-changed`, `not-deliverable`, `out-of-stock` (409), `validation-failed`,
 * `idempotency-key-reused` (422), `rate-limited` (429), `overloaded` (503).
 */
export async function placeOrder(platform: Platform, submitted: Submitted): Promise<PlacedOrder> {
  const { order, attemptId, payment } = await orderOnce(platform, submitted)
  await pauseAt(platform, 'after-commit')
  const started = payment ?? (await startAttempt(platform, attemptId))
  await pauseAt(platform, 'before-ack')
  return {
    id: order.id,
    number: buyersNumber(platform, order),
    state: order.state,
    total: { amount: order.totalMinor, currency: order.currency },
    trackingToken: trackingToken(platform, order.id),
    heldUntil: order.heldUntil.toISOString(),
    payment: started,
  }
}

/** More often it was not overtaken: two clocks, or a look and its order, do not agree. */
const mostLooks = 20

/** Looks without a lock, waits for its turn, and writes the order; overtaken by another request, it looks again. */
async function orderOnce(platform: Platform, submitted: Submitted): Promise<StartedOrder> {
  const patience = newPatience()
  for (let looks = 0; looks < mostLooks; looks++) {
    const { quote, short, first, isNext } = await lookAtQuote(platform, submitted)
    if (isNext) submitted.onTaken()
    const isSoldOut = quote !== null && short.length > 0
    if (looks === 0 && !isSoldOut) await countPress(platform, submitted.pressedFrom)
    try {
      if (first) return await repeatOrder(platform, submitted.keyed, first)
      if (!quote) return await continueOrder(platform, submitted)
      const isPickedUp = quote.stores.every(({ delivery }) => delivery?.pickup)
      const address = checkOrderAddress(submitted.order.address, { isPickedUp })
      const provider = checkOrder(platform, submitted.order, quote)
      if (isSoldOut) {
        countVainPress(platform, submitted.pressedFrom)
        oversellRefusals.count({ at: 'look' })
        throw outOfStock(short)
      }
      const variantIds = quote.stores.flatMap(({ lines }) => lines.map(({ variantId }) => variantId))
      const taken = await inTurn(
        { variantIds, patience },
        () =>
          transact(platform, (tx) => takeOrder(platform, tx, { submitted, address, quote, provider }), {
            byIndex: true,
          }),
        ranOut,
      )
      if (!taken) continue
      submitted.onTaken()
      return taken
    } catch (error) {
      if (!(error instanceof KeyTaken || error instanceof QuoteGone)) throw error
    }
  }
  throw inDemand()
}

type Taken = StartedOrder & { isLast: boolean }

function ranOut(ended: { result: Taken } | { error: unknown }): boolean {
  return 'result' in ended ? ended.result.isLast : ended.error instanceof Problem && ended.error.type === 'out-of-stock'
}

type Given = { submitted: Submitted; address: OrderAddress; quote: QuotedCart; provider: OpenProvider }

/** Writes the whole order in one transaction: all statements in one round trip, and the commit in another. */
async function takeOrder(
  platform: Platform,
  tx: Transaction,
  { submitted, address, quote, provider }: Given,
): Promise<Taken> {
  const { tokenHash, nextHash, accountId, network, keyed, order: given } = submitted
  const now = platform.clock.now()
  const heldUntil = addSeconds(now, holdSeconds)
  const paysCash = provider.name === cashProvider
  const copy = copyQuote(platform, quote, { ...given, address, accountId, network, paysCash, placedAt: now, heldUntil })
  const { order, lines } = copy
  const sent = [
    claimKey(tx, keyed, { id: order.id }),
    consumeQuote(tx, { quoteId: given.quoteId, tokenHash, nextHash, now }),
    allowCash(tx, { ...order, provider: provider.name }),
    insertPrepared(tx, orders, [order]),
    insertPrepared(tx, parcels, copy.parcels),
    insertPrepared(tx, orderLines, lines),
    insertPrepared(tx, orderEvents, [{ id: newId(), orderId: order.id, kind: 'placed', at: now }]),
  ]
  const opening = openPayment(tx, {
    orderId: order.id,
    label: order.number,
    email: order.email,
    amountMinor: order.totalMinor,
    currency: order.currency,
    provider: provider.name,
    pageOf: provider.pageOf,
    now,
  })
  // Last, so that a popular item's row is locked as briefly as possible.
  const holding = holdStock(tx, { orderId: order.id, lines, to: soldTo(order), expiresAt: heldUntil })
  const limiting = limitUnpaid(tx, order, { lines, now })
  await inOneFlight([...sent, opening, holding, limiting])
  tx.counted.push(ordersPlaced)
  const [{ attemptId, reference, redirectUrl }, isLast] = [await opening, await limiting]
  const kept = isLast ? { ...order, heldUntil: await shortenHold(tx, order.id, now) } : order
  await pauseAt(platform, 'before-commit')
  const payment = redirectUrl === null ? null : { provider: provider.name, reference, redirectUrl }
  return { order: kept, attemptId, payment, isLast }
}

/** The last unit is held for a shorter time: others wait for it. */
async function shortenHold(tx: Transaction, id: string, now: Date): Promise<Date> {
  const sooner = addSeconds(now, shortHoldSeconds)
  await inOneFlight([
    extendHolds(tx, id, sooner),
    tx.update(orders).set({ heldUntil: sooner }).where(eq(orders.id, id)).execute(),
  ])
  return sooner
}

/** The submitted total must equal the quote's to the minor unit, the address must be deliverable, and the provider be offered. */
function checkOrder(platform: Platform, given: NewOrder, quote: QuotedCart): OpenProvider {
  const { address, contact, expectedTotal } = given
  const total = { amount: quote.totalMinor, currency: quote.currency }
  const undeliverable = quote.stores.filter((store) => store.delivery === null).map((store) => store.storeName)
  if (undeliverable.length > 0) {
    throw refuse('orders.not-deliverable', { stores: undeliverable }, { current: undeliverable })
  }
  if (address.countryCode !== quote.countryCode) {
    throw refuseField('/address/countryCode', 'orders.other-country')
  }
  // Nobody can call it: a parcel would not find its buyer, and its order could not be looked up by it.
  if (contact.phone && isTooShortPhone(contact.phone, address.countryCode)) {
    throw refuseField('/contact/phone', 'orders.phone-too-short')
  }
  if (expectedTotal.amount !== total.amount || expectedTotal.currency !== total.currency) throw priceChanged(total)
  if (total.amount === 0) throw refuseField('/quoteId', 'orders.nothing-to-pay')
  return requireProvider(platform, given.provider, quote)
}
