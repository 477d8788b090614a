import type { Cart, Quote } from '@makola/contract/carts/carts.ts'
import { type Browser, openBrowser } from '../browser.ts'
import type { TestPlatform } from '../test-platform.ts'
import { aProduct } from './catalogue.ts'

type GivenLine = { variantId: string; quantity: number }

/** A browser with a filled cart: one unit of a new product, by default. */
export async function aCart(
  shop: TestPlatform,
  { rate, lines, signedIn }: { rate?: string; lines?: GivenLine[]; signedIn?: Record<string, string> | undefined } = {},
): Promise<{ browser: Browser; cart: Cart }> {
  const browser = await openBrowser(shop, signedIn)
  const wanted = lines ?? [{ variantId: (await aProduct(shop)).variantId, quantity: 1 }]
  const response = await browser.request('/cart/', { method: 'PUT', json: { rate, lines: wanted } })
  if (response.status !== 200) throw new Error(`No cart was filled: ${await response.text()}`)
  return { browser, cart: ((await response.json()) as { data: Cart }).data }
}

/** Prices that browser's cart for checkout. */
export async function aQuote(
  browser: Browser,
  given: { rate: string; country: string; delivery?: object[] },
): Promise<Quote> {
  const response = await browser.request('/cart/quote', { method: 'POST', json: given })
  if (response.status !== 200) throw new Error(`No quote was given: ${await response.text()}`)
  return ((await response.json()) as { data: Quote }).data
}
