import { createHash, createHmac } from 'node:crypto'
import type { PaymentMeans } from '@makola/contract/payments/payments.ts'
import { exponentOf } from '@makola/money/currencies.ts'
import { fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { PaystackAccount } from '../../settings.ts'
import { buyerEmail } from '../buyer-email.ts'
import { callProvider } from '../call-provider.ts'
import { parseExactJson } from '../exact-json.ts'
import type {
  NoTransaction,
  PaymentProvider,
  ProviderFact,
  Span,
  StartAnswer,
  StartRequest,
  WebhookReading,
} from '../provider.ts'
import { isSameText } from '../same-text.ts'
import { openPaystackDisputes } from './disputes.ts'
import { listPaystackRefunds, paystackId, paystackRefusal, refundAtPaystack } from './refund.ts'

const t = say('en')

/** The countries of Paystack's shops, with the currencies that people there can pay in. */
const markets: Record<string, readonly string[]> = {
  NG: ['NGN', 'USD'],
  GH: ['GHS'],
  KE: ['KES', 'USD'],
  ZA: ['ZAR'],
  CI: ['XOF'],
}

/** Only cards pay in dollars. */
const means: Record<string, readonly PaymentMeans[]> = {
  NGN: ['visa', 'mastercard', 'verve', 'bank-transfer', 'ussd'],
  USD: ['visa', 'mastercard'],
  GHS: ['mtn-momo', 'telecel-cash', 'visa', 'mastercard'],
  KES: ['mpesa', 'visa', 'mastercard'],
  ZAR: ['visa', 'mastercard', 'bank-transfer'],
  XOF: ['wave', 'orange-money', 'mtn-momo', 'visa', 'mastercard'],
}

/** The minimum charge, in minor units. */
const minimumMinor: Record<string, number> = { NGN: 5000, USD: 200, GHS: 10, ZAR: 100, KES: 300, XOF: 1 }

/** The maximum charge, in major units of every currency. */
const maximumMajor = 10_000_000

/** Paystack: one transaction under our reference, paid on Paystack's page. */
export function openPaystack(platform: Platform, account: PaystackAccount): PaymentProvider & { name: 'paystack' } {
  return {
    name: 'paystack',
    title: 'Paystack',
    description: t('payments.by-provider.paystack'),
    // They count up.
    hasSecretTransactionIds: false,
    supports: (wanted) => isTaken(account, wanted),
    meansIn: ({ currency }) => means[currency] ?? [],
    start: (request, signal) => initialize(platform, account, request, signal),
    verify: ({ reference }, signal) => verify(platform, account, reference, signal),
    readWebhook: async ({ rawBody, headers }) =>
      readPaystackWebhook(account, rawBody, headers.get('x-paystack-signature') ?? ''),
    refund: (request, signal) => refundAtPaystack(platform, account, request, signal),
    listRefunds: (of, signal) => listPaystackRefunds(platform, account, of, signal),
    listSuccesses: (span, signal) => listSuccesses(platform, account, span, signal),
    disputes: openPaystackDisputes(platform, account),
  }
}

function isTaken(
  { currencies }: PaystackAccount,
  { countryCode, currency, amountMinor }: Parameters<PaymentProvider['supports']>[0],
): boolean {
  const least = minimumMinor[currency]
  if (!currencies.includes(currency) || !markets[countryCode]?.includes(currency) || least === undefined) return false
  if (amountMinor === undefined) return true
  return amountMinor >= least && amountMinor <= maximumMajor * 10 ** exponentOf(currency)
}

const initialized = z.object({ status: z.literal(true), data: z.object({ authorization_url: z.url() }) })

/** The reference is Paystack's idempotency key: a used one is refused, and its page is not repeated. */
async function initialize(
  platform: Platform,
  { secretKey, url }: PaystackAccount,
  request: StartRequest,
  signal: AbortSignal,
): Promise<StartAnswer> {
  const { reference, label, amountMinor, currency, returnUrl, cancelUrl } = request
  const fields = [{ display_name: t('payments.by-provider.order-label'), variable_name: 'order', value: label }]
  const { body } = await callProvider(platform, {
    url: `${url}/transaction/initialize`,
    secretKey,
    json: {
      email: buyerEmail(platform, request),
      amount: toWireAmount('paystack', { amount: amountMinor, currency }),
      currency,
      reference,
      callback_url: returnUrl,
      metadata: JSON.stringify({ cancel_action: cancelUrl, custom_fields: fields }),
    },
    signal,
  })
  const refusal = paystackRefusal.safeParse(body).data
  if (refusal && (refusal.code === 'duplicate_reference' || /duplicate/i.test(refusal.message))) {
    return { redirectUrl: null, providerReference: null }
  }
  if (refusal) throw new Error(`Paystack did not open a payment: ${refusal.message}`)
  return { redirectUrl: initialized.parse(body).data.authorization_url, providerReference: null }
}

const transaction = z.object({
  id: paystackId,
  domain: z.enum(['test', 'live']),
  status: z.enum(['abandoned', 'failed', 'ongoing', 'pending', 'processing', 'queued', 'reversed', 'success']),
  reference: z.string(),
  amount: z.unknown(),
  requested_amount: z.unknown().optional(),
  fees: z.unknown().optional(),
  currency: z.string(),
  gateway_response: z.string().nullish(),
})
const verified = z.object({ status: z.literal(true), data: transaction })

async function verify(
  platform: Platform,
  { secretKey, url }: PaystackAccount,
  reference: string,
  signal: AbortSignal,
): Promise<ProviderFact | NoTransaction> {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`
  const { status, body } = await callProvider(platform, { url: `${url}${path}`, secretKey, signal })
  const refusal = paystackRefusal.safeParse(body).data
  if (refusal && (status === 404 || refusal.code === 'transaction_not_found' || /not found/i.test(refusal.message))) {
    return { status: 'unknown' }
  }
  if (refusal) throw new Error(`Paystack did not say what became of a payment: ${refusal.message}`)
  const { data } = verified.parse(body)
  if (data.domain === 'test' && secretKey.startsWith('sk_live_')) {
    throw new Error('Paystack answered a live key with a payment that was a test')
  }
  return asFact(data)
}

const transactionPage = z.object({
  status: z.literal(true),
  data: z.array(transaction),
  meta: z.object({ pageCount: z.number() }),
})

async function listSuccesses(
  platform: Platform,
  { secretKey, url }: PaystackAccount,
  { from, until }: Span,
  signal: AbortSignal,
): Promise<ProviderFact[]> {
  const span = { from: from.toISOString(), to: until.toISOString() }
  const facts: ProviderFact[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({ ...span, status: 'success', perPage: '100', page: String(page) })
    const { body } = await callProvider(platform, { url: `${url}/transaction?${query}`, secretKey, signal })
    const list = transactionPage.parse(body)
    pages = list.meta.pageCount
    for (const fact of list.data.map(asFact)) if (fact.status === 'success') facts.push(fact)
  }
  return facts
}

/** `abandoned` only means that nobody has paid on the page so far; its holder still may. */
function asFact(data: z.output<typeof transaction>): ProviderFact | NoTransaction {
  const { id, status, reference, currency } = data
  if (status === 'abandoned') return { status: 'unknown' }
  const known = { reference, transactionId: id, currency, ...amountsOf(data) }
  if (status === 'success') return { ...known, status, reason: null }
  if (status === 'reversed') return { ...known, status: 'failed', reason: t('payments.by-provider.taken-back') }
  if (status === 'failed') return { ...known, status, reason: data.gateway_response ?? null }
  return { ...known, status: 'pending', reason: t('payments.by-provider.paystack-under-way') }
}

/**
 * Returns the amount paid of the amount requested. Paystack's `amount` exceeds `requested_amount` when shoppers bear the fees,
 * and is less when only a part could be charged.
 */
function amountsOf({ amount, requested_amount: requested, fees, currency }: z.output<typeof transaction>) {
  const chargedMinor = fromWireAmount('paystack', amount, currency)
  const askedMinor = requested == null ? chargedMinor : fromWireAmount('paystack', requested, currency)
  return {
    amountMinor: chargedMinor === null || askedMinor === null ? null : Math.min(chargedMinor, askedMinor),
    feeMinor: fromWireAmount('paystack', fees, currency),
  }
}

/** Hexadecimal HMAC-SHA512 over the bytes, with the secret key of the API. */
export function signPaystackMessage(secretKey: string, rawBody: Uint8Array | string): string {
  return createHmac('sha512', secretKey).update(rawBody).digest('hex')
}

const message = z.object({
  event: z.string().min(1).max(100),
  data: z.object({
    id: paystackId.optional(),
    status: z.string().max(100).nullish(),
    reference: z.string().max(100).nullish(),
    transaction_reference: z.string().max(100).nullish(),
    refund_reference: z.string().max(100).nullish(),
  }),
})

/** Events have no id: the event, its object and the object's state make one. */
function readPaystackWebhook({ secretKey }: PaystackAccount, rawBody: Uint8Array, signature: string): WebhookReading {
  if (!isSameText(signature, signPaystackMessage(secretKey, rawBody))) return { kind: 'bad-signature' }
  const read = message.safeParse(parseBytes(rawBody)).data
  if (!read) return { kind: 'malformed' }
  const { event, data } = read
  const { id, status, transaction_reference: ofRefund, refund_reference: refund } = data
  const reference = ofRefund ?? data.reference ?? null
  // A refund may have no reference yet: two of one transaction then differ by the rest of their messages.
  const subject = ofRefund
    ? `${ofRefund}:${refund ?? createHash('sha256').update(rawBody).digest('hex')}`
    : (id ?? reference)
  const eventKey = `${event}:${subject}:${status ?? ''}`
  return {
    kind: 'message',
    ...(event === 'charge.success' && { about: 'charge' }),
    ...(event.startsWith('transfer.') && { about: 'transfer' }),
    ...(event.startsWith('charge.dispute.') && id !== undefined && { about: 'dispute', disputeId: id }),
    eventKey,
    reference,
    body: read,
  }
}

/** Undefined, which no message is, for what is not JSON. */
function parseBytes(bytes: Uint8Array): unknown {
  try {
    return parseExactJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
