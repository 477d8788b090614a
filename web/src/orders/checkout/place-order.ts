import type { Quote } from '@makola/contract/carts/carts.ts'
import type { NewOrder, PlacedOrder } from '@makola/contract/orders/orders.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'

/** An order sent without an answer so far. It is kept for the tab until the answer is known. */
export type SentOrder = { key: string; body: NewOrder }

const storageKey = 'draft:checkout-sent'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type PlaceOrderSeams = {
  send: (order: SentOrder) => Promise<PlacedOrder>
  storage: Kept
  newKey: () => string
}

/** The order of this tab whose answer was lost, by a reload or a broken connection. */
export function readSentOrder(storage: Kept): SentOrder | null {
  try {
    return JSON.parse(storage.getItem(storageKey) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Places an order once, however often it is called: a checkout with a lost answer is repeated under its first key with its first
 * body, so the server returns the order that it placed then. Only a refusal allows a new key. Throws the refusal or the
 * connection's error.
 */
export async function placeOrder(body: NewOrder, { send, storage, newKey }: PlaceOrderSeams): Promise<PlacedOrder> {
  const sent = readSentOrder(storage)
  if (sent) {
    try {
      return await sendKept(sent, send, storage)
    } catch (error) {
      if (!isRefusal(error) || isSame(sent.body, body)) throw error
    }
  }
  return sendKept({ key: newKey(), body }, send, storage)
}

/** An order with the quote that the shopper saw. `priceAgain` asks for the present quote of the same cart, country and delivery. */
export type QuotedOrder = { body: NewOrder; quote: Quote; priceAgain: () => Promise<Quote> }

/**
 * Places a quoted order. A quote that the server has replaced, as it does for another tab, is no change of the order: it is placed
 * once more by the present quote, if that has the same lines, deliveries and amounts. Otherwise the first refusal is thrown.
 */
export async function placeQuoted(
  { body, quote, priceAgain }: QuotedOrder,
  seams: PlaceOrderSeams,
): Promise<PlacedOrder> {
  try {
    return await placeOrder(body, seams)
  } catch (error) {
    if (!(error instanceof ApiProblem && /^(cart|price)-changed$/.test(error.type))) throw error
    const present = await priceAgain().catch(() => null)
    if (!present || listSeen(present) !== listSeen(quote)) throw error
    return placeOrder({ ...body, quoteId: present.id }, seams)
  }
}

/** The parts of a quote that the shopper has agreed to. */
function listSeen({ countryCode, total, stores }: Quote): string {
  return JSON.stringify([
    countryCode,
    total,
    stores.map(({ lines, delivery, chosenOptionId, options }) => [
      ...[lines, delivery, chosenOptionId],
      // Its name, its days and its place; the price is in the sums.
      options.filter(({ id }) => id === chosenOptionId).map(({ price, freeOver, ...option }) => option),
    ]),
  ])
}

/** Asks for the answer that was lost. */
export function resumeOrder(sent: SentOrder, { send, storage }: Omit<PlaceOrderSeams, 'newKey'>): Promise<PlacedOrder> {
  return sendKept(sent, send, storage)
}

async function sendKept(order: SentOrder, send: PlaceOrderSeams['send'], storage: Kept): Promise<PlacedOrder> {
  storage.setItem(storageKey, JSON.stringify(order))
  try {
    const placed = await send(order)
    storage.removeItem(storageKey)
    return placed
  } catch (error) {
    if (isRefusal(error)) storage.removeItem(storageKey)
    throw error
  }
}

/** A clear refusal: nothing was placed. A broken connection, a 5xx or a request still in progress is not an answer. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status < 500 && error.type !== 'idempotency-key-in-progress'
}

function isSame(one: NewOrder, other: NewOrder): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
