import type { PlacedOrder } from '@makola/contract/orders.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aCheckout, aDeliverableProduct, submit } from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { decideOnPage } from '../../../../testing/providers/decide-on-page.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import type { FakeProvider } from '../../../../testing/providers/fake-server.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { variants } from '../../catalogue/tables.ts'
import { payments } from '../../payments/tables.ts'
import { orders } from '../tables.ts'

let shop: TestPlatform
let paystack: FakeProvider

beforeAll(async () => {
  paystack = await startFakePaystack()
  shop = await openTestPlatform(paystack.environment)
})
afterAll(async () => {
  await shop.close()
  await paystack.server.stop()
})

test('200 buyers at once for 10 units, at a provider that takes two seconds: 10 pay and get one, 190 never reach payment', {
  timeout: 120_000,
}, async () => {
  const rate = (await aRate(shop)).id
  const { variantId } = await aDeliverableProduct(shop, { name: 'Kente strip', stock: 10 })
  const lines = [{ variantId, quantity: 1 }]
  const checkouts = await Promise.all(Array.from({ length: 200 }, () => aCheckout(shop, { rate, lines })))
  paystack.server.fault = { kind: 'slow' }

  const responses = await Promise.all(
    checkouts.map((checkout, index) =>
      submit(checkout, { provider: 'paystack', contact: { email: `buyer-${index}@example.test` } }),
    ),
  )
  const refused = responses.filter((response) => response.status === 409)
  expect(refused).toHaveLength(190)
  for (const response of refused) {
    expect(await response.json()).toMatchObject({
      type: 'out-of-stock',
      detail: 'Kente strip is sold out.',
      current: [{ variantId, requested: 1, available: 0 }],
    })
  }
  const taken = responses.filter((response) => response.status === 201)
  expect(taken).toHaveLength(10)
  expect(await shop.database.$count(orders)).toBe(10)
  expect(paystack.server.requests.map(({ path }) => path)).toEqual(Array(10).fill('/transaction/initialize'))
  expect(await readStock(variantId)).toMatchObject({ onHand: 10, held: 10 })

  await Promise.all(taken.map(payAndComeBack))
  await shop.jobs.drain(shop)
  const paid = await shop.database.select({ state: orders.state }).from(orders)
  expect(paid).toEqual(Array(10).fill({ state: 'paid' }))
  const captured = await shop.database.select({ state: payments.state }).from(payments)
  expect(captured).toEqual(Array(10).fill({ state: 'paid' }))
  expect(await readStock(variantId)).toMatchObject({ onHand: 0, held: 0 })
  expect(await brokenInvariants(shop)).toEqual([])
})

async function payAndComeBack(response: Response): Promise<void> {
  const { data } = (await response.json()) as { data: PlacedOrder }
  await decideOnPage(data.payment.redirectUrl, { scenario: 'pay', webhook: 'never' })
  const verified = await shop.request(`/payments/verify?reference=${data.payment.reference}`)
  expect(await verified.json()).toMatchObject({ data: { outcome: 'paid' } })
}

const readStock = async (id: string) => (await shop.database.select().from(variants).where(eq(variants.id, id)))[0]
