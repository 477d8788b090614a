import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/broken-invariants.ts'
import { aCheckout, aDeliverableProduct, submit } from '../../testing/builders/checkouts.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { variants } from '../catalogue/tables.ts'
import { payments } from '../payments/tables.ts'
import { orders } from './tables.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

test('60 buyers at once for 10 units: 10 orders, 50 clear refusals before any payment', async () => {
  const rate = (await aRate(shop)).id
  const { variantId } = await aDeliverableProduct(shop, { name: 'Kente strip', stock: 10 })
  const lines = [{ variantId, quantity: 1 }]
  const checkouts = await Promise.all(Array.from({ length: 60 }, () => aCheckout(shop, { rate, lines })))
  const responses = await Promise.all(checkouts.map((checkout) => submit(checkout)))
  expect(responses.filter((response) => response.status === 201)).toHaveLength(10)
  const refused = responses.filter((response) => response.status === 409)
  expect(refused).toHaveLength(50)
  for (const response of refused) {
    expect(await response.json()).toMatchObject({
      type: 'out-of-stock',
      detail: 'Kente strip is sold out.',
      current: [{ variantId, requested: 1, available: 0 }],
    })
  }
  expect(await shop.database.$count(orders)).toBe(10)
  expect(await shop.database.$count(payments)).toBe(10)
  const [variant] = await shop.database.select().from(variants).where(eq(variants.id, variantId))
  expect(variant).toMatchObject({ onHand: 10, held: 10 })
  expect(await brokenInvariants(shop)).toEqual([])
})
