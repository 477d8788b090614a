import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { aCheckout, aDeliverableProduct, submit } from '../../../testing/builders/checkouts.ts'
import { aTakedown } from '../../../testing/builders/moderation.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let shop: TestPlatform
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform()
  rate = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500' })).id
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

test.each(['product', 'store'] as const)('place order, %s taken down meanwhile: refuses', async (kind) => {
  const product = await aDeliverableProduct(shop)
  const lines = [{ variantId: product.variantId, quantity: 1 }]
  const [checkout, later] = [await aCheckout(shop, { rate, lines }), await aCheckout(shop, { rate, lines })]
  expect((await submit(checkout)).status).toBe(201)
  const id = kind === 'product' ? product.id : product.storeId
  await aTakedown(shop, product.id, { subject: { kind, id } })
  const refused = await submit(later)
  expect([refused.status, (await refused.json()).type]).toEqual([409, 'out-of-stock'])
})

test('cart, product taken down: it is no longer sold', async () => {
  const product = await aDeliverableProduct(shop)
  const { browser } = await aCheckout(shop, { rate, lines: [{ variantId: product.variantId, quantity: 1 }] })
  await aTakedown(shop, product.id)
  const cart = await (await browser.request(`/cart/?rate=${rate}`)).json()
  expect(cart.data).toMatchObject({ subtotal: { amount: 0 } })
})
