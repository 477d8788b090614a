import { isCurrency } from '@makola/money/currencies.ts'
import { z } from 'zod'

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

/** The settings of the payment providers other than the sandbox, by their names in the environment. */
export const providerSettings = {
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\S+$/, { error: 'must start with sk_test_ or sk_live_' })
    .optional()
    .describe('Switches Paystack on; a test key takes no real money'),
  PAYSTACK_URL: address('https://api.paystack.co').describe("Paystack's address"),
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
  FLUTTERWAVE_URL: address('https://api.flutterwave.com').describe("Flutterwave's address"),
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
  STRIPE_URL: address('https://api.stripe.com').describe("Stripe's address"),
  STRIPE_CURRENCIES: currencyList('USD,EUR,GBP,CAD,AUD,CHF,SEK,NOK,DKK,JPY,AED').describe(
    'What this Stripe account takes',
  ),
  CASH_ON_DELIVERY_COUNTRIES: countryList
    .optional()
    .describe(
      'Where buyers may pay the courier in cash, in the country’s own currency, like NG,GH; nowhere when not given',
    ),
}

/** An account at a payment provider. */
type Account = { secretKey: string; url: string; currencies: readonly string[] }

/** Null: disabled. */
export type ProviderConfig = {
  paystack: Account | null
  flutterwave: (Account & { webhookHash: string }) | null
  stripe: (Account & { webhookSecret: string }) | null
  /** The countries with cash on delivery. */
  cashCountries: readonly string[]
}

type Settings = z.output<z.ZodObject<typeof providerSettings>>

/** The accounts enabled by their keys. */
export function readProviders(settings: Settings): ProviderConfig {
  const { PAYSTACK_SECRET_KEY, PAYSTACK_URL, PAYSTACK_CURRENCIES } = settings
  const { FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_HASH, FLUTTERWAVE_URL, FLUTTERWAVE_CURRENCIES } = settings
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_URL, STRIPE_CURRENCIES } = settings
  return {
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
