import { isCurrency } from '@makola/money/currencies.ts'
import { z } from 'zod'
import { ConfigError, defineSettings, onOff } from '../platform/settings.ts'
import { findPaymentFaults } from './public-faults.ts'

const currencyList = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').map((code) => code.trim()))
    .refine((codes) => codes.every(isCurrency), { error: 'must be ISO 4217 currency codes with commas between them' })

const address = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .default(fallback)
    .transform((url) => url.replace(/\/$/, ''))

/** `NG,GH`: countries of ISO 3166-1. */
const countryList = z
  .string()
  .regex(/^[A-Z]{2}(,\s*[A-Z]{2})*$/, { error: 'must be country codes like NG,GH' })
  .transform((text) => text.split(',').map((code) => code.trim()))

/** The providers' own addresses. Tests and rehearsals set others. */
const usualUrls = {
  PAYSTACK: 'https://api.paystack.co',
  FLUTTERWAVE: 'https://api.flutterwave.com',
  STRIPE: 'https://api.stripe.com',
}

const shape = {
  SANDBOX_PAYMENTS: onOff('on').describe('The sandbox payment provider: no real money'),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\S+$/, { error: 'must start with sk_test_ or sk_live_' })
    .optional()
    .describe('Switches Paystack on; a test key takes no real money'),
  PAYSTACK_URL: address(usualUrls.PAYSTACK).describe("Paystack's address"),
  PAYSTACK_CURRENCIES: currencyList('NGN,GHS,KES,ZAR,XOF,USD').describe('What this Paystack account takes'),
  FLUTTERWAVE_SECRET_KEY: z
    .string()
    .regex(/^FLWSECK(_TEST)?-\S+$/, { error: 'must start with FLWSECK- or FLWSECK_TEST-' })
    .optional()
    .describe('Switches Flutterwave (v3) on, with FLUTTERWAVE_WEBHOOK_HASH'),
  FLUTTERWAVE_WEBHOOK_HASH: z
    .string()
    .min(16, { error: 'must have at least 16 characters' })
    .optional()
    .describe("The secret hash of webhooks, as typed into Flutterwave's dashboard"),
  FLUTTERWAVE_URL: address(usualUrls.FLUTTERWAVE).describe("Flutterwave's address"),
  FLUTTERWAVE_CURRENCIES: currencyList('NGN,GHS,KES,ZAR,UGX,TZS,RWF,ZMW,XAF,XOF,MWK,EGP,USD,EUR,GBP').describe(
    'What this Flutterwave account takes',
  ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\S+$/, { error: 'must start with sk_test_, sk_live_, rk_test_ or rk_live_' })
    .optional()
    .describe('Switches Stripe Checkout on, with STRIPE_WEBHOOK_SECRET'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, { error: 'must start with whsec_' })
    .optional()
    .describe("The signing secret of Stripe's webhooks"),
  STRIPE_URL: address(usualUrls.STRIPE).describe("Stripe's address"),
  STRIPE_CURRENCIES: currencyList('USD,EUR,GBP,CAD,AUD,CHF,SEK,NOK,DKK,JPY,AED').describe(
    'What this Stripe account takes',
  ),
  CASH_ON_DELIVERY_COUNTRIES: countryList
    .optional()
    .describe(
      'Where buyers may pay the courier in cash, in the country’s own currency, like NG,GH; nowhere when not given',
    ),
}

/** True for a key that moves real money. */
const isLiveKey = (key: string) => /^(.k_live_|FLWSECK-)/.test(key)

/** An account at a payment provider. */
type Account = { secretKey: string; url: string; currencies: readonly string[] }
export type PaystackAccount = Account
export type FlutterwaveAccount = Account & { webhookHash: string }
export type StripeAccount = Account & { webhookSecret: string }

/** The payment providers of the shop. Null: disabled. */
type Accounts = {
  hasSandbox: boolean
  paystack: PaystackAccount | null
  flutterwave: FlutterwaveAccount | null
  stripe: StripeAccount | null
  /** The countries with cash on delivery. */
  cashCountries: readonly string[]
}

type Settings = z.output<z.ZodObject<typeof shape>>

/** The payment providers enabled by their keys. */
export const paymentSettings = defineSettings({
  shape,
  partners: [
    ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_HASH'],
    ['FLUTTERWAVE_WEBHOOK_HASH', 'FLUTTERWAVE_SECRET_KEY'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ],
  read(settings) {
    refusePlayMoney(settings)
    return readAccounts(settings)
  },
  findPublicFaults: ({ hasSandbox, paystack, flutterwave, stripe }, shop) =>
    findPaymentFaults(
      {
        hasSandbox,
        keys: [
          ...describeKey('PAYSTACK', paystack),
          ...describeKey('FLUTTERWAVE', flutterwave),
          ...describeKey('STRIPE', stripe),
        ],
      },
      shop,
    ),
})

function describeKey(name: 'PAYSTACK' | 'FLUTTERWAVE' | 'STRIPE', account: Account | null) {
  if (!account) return []
  const { secretKey, url } = account
  return [{ name, key: `${name}_SECRET_KEY`, isLive: isLiveKey(secretKey), url, usualUrl: usualUrls[name] }]
}

function readAccounts(settings: Settings): Accounts {
  const { PAYSTACK_SECRET_KEY, PAYSTACK_URL, PAYSTACK_CURRENCIES } = settings
  const { FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_HASH, FLUTTERWAVE_URL, FLUTTERWAVE_CURRENCIES } = settings
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_URL, STRIPE_CURRENCIES } = settings
  return {
    hasSandbox: settings.SANDBOX_PAYMENTS,
    paystack: PAYSTACK_SECRET_KEY
      ? { secretKey: PAYSTACK_SECRET_KEY, url: PAYSTACK_URL, currencies: PAYSTACK_CURRENCIES }
      : null,
    flutterwave:
      FLUTTERWAVE_SECRET_KEY && FLUTTERWAVE_WEBHOOK_HASH
        ? {
            secretKey: FLUTTERWAVE_SECRET_KEY,
            webhookHash: FLUTTERWAVE_WEBHOOK_HASH,
            url: FLUTTERWAVE_URL,
            currencies: FLUTTERWAVE_CURRENCIES,
          }
        : null,
    stripe:
      STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            url: STRIPE_URL,
            currencies: STRIPE_CURRENCIES,
          }
        : null,
    cashCountries: settings.CASH_ON_DELIVERY_COUNTRIES ?? [],
  }
}

/**
 * A shop with real payments must not give its goods away through the sandbox.
 * @throws ConfigError when the sandbox stands beside a key for real money.
 */
function refusePlayMoney({ SANDBOX_PAYMENTS, ...settings }: Settings): void {
  const { PAYSTACK_SECRET_KEY = '', FLUTTERWAVE_SECRET_KEY = '', STRIPE_SECRET_KEY = '' } = settings
  if (SANDBOX_PAYMENTS && [PAYSTACK_SECRET_KEY, FLUTTERWAVE_SECRET_KEY, STRIPE_SECRET_KEY].some(isLiveKey)) {
    throw new ConfigError(['SANDBOX_PAYMENTS must be off where a payment provider has a live key'])
  }
}
