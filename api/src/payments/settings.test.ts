import { describe, expect, it } from 'vitest'
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
  [
    { FLUTTERWAVE_SECRET_KEY: 'FLWSECK-1', FLUTTERWAVE_WEBHOOK_HASH: 'x'.repeat(16) },
    'SANDBOX_PAYMENTS must be off where a payment provider has a live key',
  ],
  [
    { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'SANDBOX_PAYMENTS must be off where a payment provider has a live key',
  ],
  [{ PAYSTACK_CURRENCIES: 'NGN,???' }, 'PAYSTACK_CURRENCIES must be ISO 4217 currency codes'],
])('names the fault of %o', (environment, fault) => {
  expect(() => read(environment)).toThrow(fault)
})

const faultsOf = (environment: Record<string, string>, { isDemo = false } = {}) =>
  readConfig(environment, [{ settings: paymentSettings }]).listModuleFaults({ isDemo })
const stripe = { STRIPE_WEBHOOK_SECRET: 'whsec_1', SANDBOX_PAYMENTS: 'off' }

describe('a public shop', () => {
  it('may take payments of one kind at the providers themselves', () => {
    expect(faultsOf({ SANDBOX_PAYMENTS: 'off' })).toEqual([])
    expect(faultsOf({ ...stripe, PAYSTACK_SECRET_KEY: 'sk_live_1', STRIPE_SECRET_KEY: 'sk_live_2' })).toEqual([])
    expect(faultsOf({ ...stripe, PAYSTACK_SECRET_KEY: 'sk_test_1', STRIPE_SECRET_KEY: 'rk_test_2' })).toEqual([])
  })

  it('is refused the sandbox, except as a demo', () => {
    expect(faultsOf({})).toEqual([expect.stringMatching(/^SANDBOX_PAYMENTS must be off/)])
    expect(faultsOf({}, { isDemo: true })).toEqual([])
  })

  it('is refused a live key as a demo', () => {
    const live = { SANDBOX_PAYMENTS: 'off', PAYSTACK_SECRET_KEY: 'sk_live_1' }
    expect(faultsOf(live, { isDemo: true })).toEqual([expect.stringMatching(/^PAYSTACK_SECRET_KEY must be a test key/)])
  })

  it('is refused a test key beside a live one', () => {
    const keys = { ...stripe, PAYSTACK_SECRET_KEY: 'sk_live_1', STRIPE_SECRET_KEY: 'sk_test_2' }
    expect(faultsOf(keys)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY must be live or removed/)])
  })

  it.each([
    ['PAYSTACK', { PAYSTACK_SECRET_KEY: 'sk_test_1' }],
    ['FLUTTERWAVE', { FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1', FLUTTERWAVE_WEBHOOK_HASH: 'x'.repeat(16) }],
    ['STRIPE', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ])('is refused an address that only stands for %s', (name, keys) => {
    const faults = faultsOf({ ...keys, SANDBOX_PAYMENTS: 'off', [`${name}_URL`]: 'http://127.0.0.1:9' })
    expect(faults).toEqual([`${name}_URL must not be set: it is http://127.0.0.1:9, not ${usual[name]}.`])
  })
})

const usual: Record<string, string> = {
  PAYSTACK: 'https://api.paystack.co',
  FLUTTERWAVE: 'https://api.flutterwave.com',
  STRIPE: 'https://api.stripe.com',
}

it('reports a key without its webhook secret together with the faults of a public address', () => {
  const environment = { PUBLIC_URL: 'https://shop.example', STRIPE_SECRET_KEY: 'sk_test_1' }
  expect(() => read(environment)).toThrow(
    /STRIPE_WEBHOOK_SECRET must be given with[\s\S]*SEED must be none[\s\S]*SMTP_URL/,
  )
})
