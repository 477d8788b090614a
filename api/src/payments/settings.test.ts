import { expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { paymentSettings } from './settings.ts'

const read = (environment: Record<string, string>) =>
  readConfig(environment, [{ settings: paymentSettings }]).of(paymentSettings)

it('enables a payment provider by its keys', () => {
  const { paystack, flutterwave, stripe } = read({
    PAYSTACK_SECRET_KEY: 'sk_test_1',
    PAYSTACK_CURRENCIES: 'NGN, GHS',
    SANDBOX_PAYMENTS: 'off',
    STRIPE_SECRET_KEY: 'rk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_URL: 'http://127.0.0.1:9/',
  })
  expect(paystack).toEqual({ secretKey: 'sk_test_1', url: 'https://api.paystack.co', currencies: ['NGN', 'GHS'] })
  expect(flutterwave).toBeNull()
  expect(stripe).toMatchObject({ secretKey: 'rk_live_1', webhookSecret: 'whsec_1', url: 'http://127.0.0.1:9' })
})

it.each([
  [{ FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1' }, 'FLUTTERWAVE_WEBHOOK_HASH must be given with FLUTTERWAVE_SECRET_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY must be given with STRIPE_WEBHOOK_SECRET'],
  [{ PAYSTACK_SECRET_KEY: 'pk_test_1' }, 'PAYSTACK_SECRET_KEY must start with sk_test_ or sk_live_'],
  [{ PAYSTACK_SECRET_KEY: 'sk_live_1' }, 'SANDBOX_PAYMENTS must be off where a payment provider has a live key'],
  [{ PAYSTACK_CURRENCIES: 'NGN,???' }, 'PAYSTACK_CURRENCIES must be ISO 4217 currency codes'],
])('names the fault of %o', (environment, fault) => {
  expect(() => read(environment)).toThrow(fault)
})

it('refuses a public address while the sandbox is on', () => {
  const faults = (environment: Record<string, string>) =>
    readConfig(environment, [{ settings: paymentSettings }]).publicFaults
  expect(faults({})).toEqual(['SANDBOX_PAYMENTS must be off: the sandbox sells goods without money'])
  expect(faults({ SANDBOX_PAYMENTS: 'off' })).toEqual([])
})
