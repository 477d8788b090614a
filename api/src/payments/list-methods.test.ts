import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRate } from '../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { newId } from '../platform/ids.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

describe('GET /payments/methods', () => {
  test("lists the ways to pay in a rate's currency", async () => {
    const rate = await aRate(shop)
    const response = await shop.request(`/payments/methods?rate=${rate.id}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      data: [{ provider: 'sandbox', name: 'Sandbox payment', description: expect.any(String), currency: 'NGN' }],
    })
  })

  test('lists none when the sandbox is switched off', async () => {
    const closed = await openTestPlatform({ SANDBOX_PAYMENTS: 'off' })
    const rate = await aRate(closed)
    expect(await (await closed.request(`/payments/methods?rate=${rate.id}`)).json()).toEqual({ data: [] })
    await closed.close()
  })

  test('answers an unknown rate with 404 and no rate, or no id, with 422', async () => {
    expect((await shop.request(`/payments/methods?rate=${newId()}`)).status).toBe(404)
    expect((await shop.request('/payments/methods')).status).toBe(422)
    expect((await shop.request('/payments/methods?rate=..%2F1')).status).toBe(422)
  })
})
