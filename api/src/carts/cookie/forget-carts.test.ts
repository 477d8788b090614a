import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../../testing/browser.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { carts } from '../tables.ts'
import { cartLifeSeconds } from './cart-cookie.ts'
import { forgetCarts } from './forget-carts.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

test('a cart is kept as long as its cookie, and deleted after that', async () => {
  const { variantId } = await aProduct(shop)
  const browser = await openBrowser(shop)
  await browser.request('/cart/', { method: 'PATCH', json: { add: [{ variantId, quantity: 1 }] } })
  shop.clock.advance(cartLifeSeconds - 60)
  await forgetCarts(shop)
  expect(await shop.database.select().from(carts)).toHaveLength(1)
  shop.clock.advance(120)
  await forgetCarts(shop)
  expect(await shop.database.select().from(carts)).toHaveLength(0)
})
