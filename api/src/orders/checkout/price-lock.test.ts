import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aQuote } from '../../../../testing/builders/carts.ts'
import { aCheckout, aDeliverableProduct, submit } from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { products, variants } from '../../catalogue/tables.ts'
import { visitor } from '../../platform/http/caller.ts'
import { deleteRate } from '../../rates/shop-rates/delete-rate.ts'
import { updateRate } from '../../rates/shop-rates/update-rate.ts'
import { orders } from '../tables.ts'

let shop: TestPlatform
let naira: string

beforeAll(async () => {
  shop = await openTestPlatform()
  naira = (await aRate(shop, { rate: '1418.26' })).id
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const placedIn = async (response: Response) => {
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: PlacedOrder }).data
}

describe('the price lock', () => {
  async function raise({ id, variantId }: { id: string; variantId: string }): Promise<void> {
    const prices = { minPriceMinor: 5000, maxPriceMinor: 5000 }
    await shop.database.update(variants).set({ priceMinor: 5000 }).where(eq(variants.id, variantId))
    await shop.database.update(products).set(prices).where(eq(products.id, id))
  }

  test('a quote keeps its prices while it is valid, whatever prices and rates do', async () => {
    const dollars = await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '10' })
    const product = await aDeliverableProduct(shop, { priceMinor: 1000 })
    const checkout = await aCheckout(shop, { rate: dollars.id, lines: [{ variantId: product.variantId, quantity: 1 }] })
    await raise(product)
    await updateRate(shop, { rateId: dollars.id, patch: { rate: '11' }, ifVersion: undefined, caller: visitor })
    const again = await aQuote(checkout.browser, { rate: dollars.id, country: 'NG' })
    expect(again).toEqual(checkout.quote)
    const placed = await placedIn(await submit(checkout))
    expect(placed.total.amount).toBe(10_000 + 5000)
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, placed.id))
    expect(row?.rateSnapshot.rate).toBe('10')
  })

  test('after it has ended the new total is shown first', async () => {
    const product = await aDeliverableProduct(shop, { priceMinor: 1000 })
    const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId: product.variantId, quantity: 1 }] })
    await raise(product)
    shop.clock.advance(30 * 60 + 1)
    const response = await submit(checkout)
    expect(response.status).toBe(409)
    const problem = (await response.json()) as { type: string; current: { amount: number } }
    expect(problem).toMatchObject({ type: 'price-changed', current: { amount: 7_091_300 + 709_130, currency: 'NGN' } })
    const quote = await aQuote(checkout.browser, { rate: naira, country: 'NG' })
    expect(quote.total).toEqual(problem.current)
    await placedIn(await submit(checkout, { quoteId: quote.id, expectedTotal: quote.total }))
  })

  test('after it has ended, an order at a rate that is gone, or was switched off, is refused', async () => {
    const checkoutAt = async (countryCode: string, currency: string) => {
      const rate = await aRate(shop, { countryCode, currency, rate: '130' })
      const { variantId } = await aDeliverableProduct(shop)
      return { rate, checkout: await aCheckout(shop, { rate: rate.id, lines: [{ variantId, quantity: 1 }] }) }
    }
    const [gone, off] = [await checkoutAt('KE', 'KES'), await checkoutAt('UG', 'UGX')]
    shop.clock.advance(30 * 60 + 1)
    await deleteRate(shop, gone.rate.id, 'a test')
    await updateRate(shop, { rateId: off.rate.id, patch: { active: false }, ifVersion: undefined, caller: visitor })
    expect(await (await submit(gone.checkout)).json()).toMatchObject({ type: 'not-found', status: 404 })
    expect(await (await submit(off.checkout)).json()).toMatchObject({ type: 'price-unavailable', status: 409 })
  })

  test('another delivery or country changes only the delivery, and not the end of the lock', async () => {
    const store = await aStore(shop)
    const zone = await aDeliveryZone(shop, {
      storeId: store.id,
      options: [
        { name: 'Slow', priceMinor: 500 },
        { name: 'Fast', priceMinor: 2000 },
      ],
    })
    const product = await aDeliverableProduct(shop, { storeId: store.id, priceMinor: 1000 })
    const { browser, quote } = await aCheckout(shop, {
      rate: naira,
      lines: [{ variantId: product.variantId, quantity: 1 }],
    })
    expect(quote.stores[0]?.chosenOptionId).toBe(zone.options[0]?.id)
    await raise(product)
    shop.clock.advance(60)
    const delivery = [{ storeId: store.id, optionId: zone.options[1]?.id }]
    const fast = await aQuote(browser, { rate: naira, country: 'GB', delivery })
    expect(fast).toMatchObject({
      itemsTotal: quote.itemsTotal,
      heldUntil: quote.heldUntil,
      deliveryTotal: { amount: 2_836_520 },
    })
    expect(fast.id).not.toBe(quote.id)
  })
})
