import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countryCode, currency, id, line, queryInteger } from '../http/fields.ts'

export const providerName = z.enum(['sandbox', 'paystack', 'flutterwave', 'stripe', 'cash-on-delivery'])

/** What money comes out of. `test` moves none. */
export const paymentMeans = z.enum([
  'visa',
  'mastercard',
  'verve',
  'bank-transfer',
  'ussd',
  'mpesa',
  'mtn-momo',
  'airtel-money',
  'orange-money',
  'telecel-cash',
  'wave',
  'cash',
  'test',
])

export const paymentMethod = z.object({
  provider: providerName,
  name: z.string(),
  description: z.string(),
  /** What its page takes in this country and currency, the most usual first. */
  means: z.array(paymentMeans),
  currency,
  /**
   * The reason why nobody can pay this way now, in words for the shopper: the provider does not answer, or refuses this amount.
   */
  unavailable: z.string().nullable(),
})

/** One try to pay. `redirectUrl` leads to the provider's page; null when the provider did not answer in time. */
export const paymentStart = z.object({
  provider: providerName,
  reference: z.string(),
  redirectUrl: z.string().nullable(),
})

const tag = 'payments'

export const listPaymentMethods = endpoint({
  operationId: 'listPaymentMethods',
  tag,
  summary: "Ways to pay in a rate's country and currency",
  method: 'get',
  path: '/payments/methods',
  access: 'public',
  /** `amount`: what is to be paid, in minor units of the rate's currency. `country`: where the goods go; the rate's, if omitted. */
  query: z.strictObject({
    rate: id,
    country: countryCode.optional(),
    amount: queryInteger(0, Number.MAX_SAFE_INTEGER).optional(),
  }),
  replies: { 200: z.object({ data: z.array(paymentMethod) }) },
  problems: ['not-found'],
})

export const receiveWebhook = endpoint({
  operationId: 'receiveWebhook',
  tag,
  summary: "A provider's message: checked, stored, answered, and acted on afterwards",
  method: 'post',
  path: '/payments/webhooks/{provider}',
  access: 'provider',
  params: z.object({ provider: line(40) }),
  replies: { 200: z.object({ received: z.literal(true) }) },
  problems: ['not-found', 'bad-signature', 'malformed-json', 'malformed-request', 'payload-too-large'],
})

export type PaymentMeans = z.infer<typeof paymentMeans>
export type PaymentMethod = z.infer<typeof paymentMethod>
export type PaymentStart = z.infer<typeof paymentStart>
export type ProviderName = z.infer<typeof providerName>
