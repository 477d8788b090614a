import type { PaymentMethod } from '@makola/contract/payments/payments.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRate } from '../../../../testing/builders/rates.ts'
import { startFakeFlutterwave } from '../../../../testing/providers/fake-flutterwave.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { openProviders } from '../providers/providers.ts'

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
      data: [
        {
          provider: 'sandbox',
          name: 'Sandbox payment',
          description: expect.any(String),
          means: ['test'],
          currency: 'NGN',
          unavailable: null,
        },
      ],
    })
  })

  test('names what pays there: cards and local means in the currency of the country, cards alone in another one', async () => {
    const paystack = await startFakePaystack()
    const flutterwave = await startFakeFlutterwave()
    const open = await openTestPlatform({
      ...paystack.environment,
      ...flutterwave.environment,
      CASH_ON_DELIVERY_COUNTRIES: 'KE',
      SANDBOX_PAYMENTS: 'off',
    })
    const meansOf = async (rate: Parameters<typeof aRate>[1]) => {
      const { id } = await aRate(open, rate)
      const { data } = await (await open.request(`/payments/methods?rate=${id}`)).json()
      return Object.fromEntries(data.map((method: PaymentMethod) => [method.provider, method.means]))
    }
    expect(await meansOf({ countryCode: 'NG', currency: 'NGN' })).toEqual({
      paystack: ['visa', 'mastercard', 'verve', 'bank-transfer', 'ussd'],
      flutterwave: ['bank-transfer', 'ussd', 'verve', 'visa', 'mastercard'],
    })
    expect(await meansOf({ countryCode: 'KE', currency: 'KES' })).toMatchObject({
      paystack: ['mpesa', 'visa', 'mastercard'],
      'cash-on-delivery': ['cash'],
    })
    expect(await meansOf({ countryCode: 'UG', currency: 'EUR', rate: '0.9' })).toEqual({
      flutterwave: ['visa', 'mastercard'],
    })
    await open.close()
    await Promise.all([paystack.server.stop(), flutterwave.server.stop()])
  })

  test('lists none when the sandbox is switched off', async () => {
    const closed = await openTestPlatform({ SANDBOX_PAYMENTS: 'off' })
    const rate = await aRate(closed)
    expect(await (await closed.request(`/payments/methods?rate=${rate.id}`)).json()).toEqual({ data: [] })
    await closed.close()
  })

  test('says why a method is unavailable: the amount, or no answer from the provider', async () => {
    const fake = await startFakePaystack()
    const open = await openTestPlatform({ ...fake.environment, SANDBOX_PAYMENTS: 'off' })
    const rate = await aRate(open)
    const method = async (amount: number) => {
      const response = await open.request(`/payments/methods?rate=${rate.id}&amount=${amount}`)
      return (await response.json()).data[0]
    }
    expect(await method(150_000)).toMatchObject({ provider: 'paystack', unavailable: null })
    expect(await method(4_999)).toMatchObject({ unavailable: 'Paystack does not accept this amount.' })
    fake.server.fault = { kind: 'error' }
    const [paystack] = openProviders(open)
    const ask = () => paystack?.verify({ reference: 'mk-1', providerReference: null }, AbortSignal.timeout(1_000))
    for (let i = 0; i < 5; i++) await expect(ask()).rejects.toThrow('500')
    expect(await method(150_000)).toMatchObject({ unavailable: expect.stringContaining('is not responding') })
    open.clock.advance(31)
    expect(await method(150_000)).toMatchObject({ unavailable: null })
    await open.close()
    await fake.server.stop()
  })

  test('answers an unknown rate with 404, and a missing or malformed one with 422', async () => {
    expect((await shop.request(`/payments/methods?rate=${newId()}`)).status).toBe(404)
    expect((await shop.request('/payments/methods')).status).toBe(422)
    expect((await shop.request('/payments/methods?rate=..%2F1')).status).toBe(422)
  })
})
