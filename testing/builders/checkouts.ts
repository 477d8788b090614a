import type { Quote } from '@makola/contract/carts/carts.ts'
import type { NewOrder, PlacedOrder } from '@makola/contract/orders/orders.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { Browser } from '../browser.ts'
import type { TestPlatform } from '../test-platform.ts'
import { aCart, aQuote } from './carts.ts'
import { aProduct } from './catalogue.ts'
import { aDeliveryZone } from './shipping.ts'
import { aStore } from './stores.ts'

type GivenCheckout = {
  rate: string
  lines?: { variantId: string; quantity: number }[]
  provider?: NewOrder['provider']
  /** The headers of an account, where the shopper is signed in. */
  signedIn?: Record<string, string>
}

export type Checkout = { browser: Browser; quote: Quote; order: NewOrder }

/** A product that can be bought: in a store of its own that delivers everywhere. */
export async function aDeliverableProduct(shop: TestPlatform, given: Parameters<typeof aProduct>[1] = {}) {
  const storeId = given.storeId ?? (await aStore(shop)).id
  if (!given.storeId) await aDeliveryZone(shop, { storeId })
  return aProduct(shop, { ...given, storeId })
}

/** A browser with a filled cart before the last button, in Lagos: the body that it would submit. */
export async function aCheckout(
  shop: TestPlatform,
  { rate, lines, provider = 'sandbox', signedIn }: GivenCheckout,
): Promise<Checkout> {
  const wanted = lines ?? [{ variantId: (await aDeliverableProduct(shop)).variantId, quantity: 1 }]
  const { browser } = await aCart(shop, { rate, lines: wanted, signedIn })
  const quote = await aQuote(browser, { rate, country: 'NG' })
  const order: NewOrder = {
    quoteId: quote.id,
    expectedTotal: quote.total,
    contact: { email: 'ada@example.test', phone: '0801 234 5678' },
    address: { name: 'Ada Obi', line1: '1 Marina Road', city: 'Ikeja', region: 'Lagos', countryCode: 'NG' },
    provider,
  }
  return { browser, quote, order }
}

/** Presses the last button; each call is a separate press unless it shares a key. */
export function submit(
  { browser, order }: Pick<Checkout, 'browser' | 'order'>,
  changed: Record<string, unknown> = {},
  key: string = newId(),
): Promise<Response> {
  return browser.request('/orders/', {
    method: 'POST',
    json: { ...order, ...changed },
    headers: { 'idempotency-key': key },
  })
}

/** An order that waits for its payment, placed through the API. */
export async function aPlacedOrder(
  shop: TestPlatform,
  given: GivenCheckout,
): Promise<Checkout & { placed: PlacedOrder }> {
  const checkout = await aCheckout(shop, given)
  const response = await submit(checkout)
  if (response.status !== 201) throw new Error(`No order was placed: ${await response.text()}`)
  return { ...checkout, placed: ((await response.json()) as { data: PlacedOrder }).data }
}
