import type { ProviderName } from '@makola/contract/payments/payments.ts'
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

/** The providers that are called with a key. One that has none, such as cash, is left out here. */
type KeyedProvider = Exclude<ProviderName, 'sandbox' | 'cash-on-delivery'>

/**
 * The providers' own addresses (tests and rehearsals set others), and their keys that move real money. A provider that is missing
 * does not compile: its live key would be accepted beside the sandbox.
 */
const keyed: Record<KeyedProvider, { usualUrl: string; liveKey: RegExp }> = {
  paystack: { usualUrl: 'https://api.paystack.co', liveKey: /^sk_live_/ },
  flutterwave: { usualUrl: 'https://api.flutterwave.com', liveKey: /^FLWSECK-/ },
  stripe: { usualUrl: 'https://api.stripe.com', liveKey: /^[rs]k_live_/ },
}

const shape = {
  SANDBOX_PAYMENTS: onOff('on').describe('The sandbox payment provider: no real money'),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\S+$/, { error: 'must start with sk_test_ or sk_live_' })
    .optional()
    .describe('Switches Paystack on; a test key takes no real money'),
  PAYSTACK_URL: address(keyed.paystack.usualUrl).describe("Paystack's address"),
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
  FLUTTERWAVE_URL: address(keyed.flutterwave.usualUrl).describe("Flutterwave's address"),
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
  STRIPE_URL: address(keyed.stripe.usualUrl).describe("Stripe's address"),
  STRIPE_CURRENCIES: currencyList('USD,EUR,GBP,CAD,AUD,CHF,SEK,NOK,DKK,JPY,AED').describe(
    'What this Stripe account takes',
  ),
  CASH_ON_DELIVERY_COUNTRIES: countryList
    .optional()
    .describe(
      'Where buyers may pay the courier in cash, in the country’s own currency, like NG,GH; nowhere when not given',
    ),
} satisfies z.ZodRawShape & Record<`${Uppercase<KeyedProvider>}_${'SECRET_KEY' | 'URL' | 'CURRENCIES'}`, z.ZodType>

/** An account at a payment provider. */
type Account = { secretKey: string; url: string; currencies: readonly string[] }
export type PaystackAccount = Account
export type FlutterwaveAccount = Account & { webhookHash: string }
export type StripeAccount = Account & { webhookSecret: string }

/** The accounts at payment providers. Null: disabled. */
type KeyedAccounts = {
  paystack: PaystackAccount | null
  flutterwave: FlutterwaveAccount | null
  stripe: StripeAccount | null
}

/** The payment providers of the shop. */
type Accounts = KeyedAccounts & {
  hasSandbox: boolean
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
    const accounts = readAccounts(settings)
    refusePlayMoney(accounts)
    return accounts
  },
  findPublicFaults: (accounts, shop) =>
    findPaymentFaults({ hasSandbox: accounts.hasSandbox, keys: listKeys(accounts) }, shop),
})

/** The keys that the settings give, with what follows from each. */
function listKeys(accounts: Record<KeyedProvider, Account | null>) {
  return (Object.keys(keyed) as KeyedProvider[]).flatMap((provider) => {
    const account = accounts[provider]
    if (!account) return []
    const { usualUrl, liveKey } = keyed[provider]
    const name = provider.toUpperCase()
    return [{ name, key: `${name}_SECRET_KEY`, isLive: liveKey.test(account.secretKey), url: account.url, usualUrl }]
  })
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
function refusePlayMoney(accounts: Accounts): void {
  if (accounts.hasSandbox && listKeys(accounts).some(({ isLive }) => isLive)) {
    throw new ConfigError(['SANDBOX_PAYMENTS must be off where a payment provider has a live key'])
  }
}
