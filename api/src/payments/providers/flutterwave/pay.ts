import { createHash } from 'node:crypto'
import type { PaymentMeans } from '@makola/contract/payments/payments.ts'
import { currencyOf } from '@makola/countries/currencies.ts'
import { canWire, fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import { z } from 'zod'
import { addSeconds } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FlutterwaveAccount } from '../../settings.ts'
import { buyerEmail } from '../buyer-email.ts'
import { callProvider } from '../call-provider.ts'
import { parseExactJson } from '../exact-json.ts'
import type { PaymentProvider, ProviderFact, Span, WebhookReading } from '../provider.ts'
import { isSameText } from '../same-text.ts'
import { openFlutterwaveDisputes } from './disputes.ts'
import { listFlutterwaveRefunds, refundAtFlutterwave } from './refund.ts'

const t = say('en')

const daySeconds = 86_400

/** The lifetime of its page, in minutes: as long as an order's stock can be held for it. */
const sessionMinutes = 60

const localMeans: Record<string, readonly PaymentMeans[]> = {
  NG: ['bank-transfer', 'ussd', 'verve'],
  GH: ['mtn-momo', 'telecel-cash'],
  KE: ['mpesa', 'airtel-money'],
  UG: ['mtn-momo', 'airtel-money'],
  RW: ['mtn-momo', 'airtel-money'],
  ZM: ['mtn-momo', 'airtel-money'],
  MW: ['airtel-money'],
  TZ: ['mpesa', 'airtel-money'],
  CI: ['wave', 'orange-money', 'mtn-momo'],
  SN: ['orange-money'],
  BF: ['orange-money'],
  CM: ['mtn-momo', 'orange-money'],
}

/**
 * Flutterwave's hosted page ("Standard"), API v3. Amounts are in major units, exact. Its transaction ids count up and a second
 * attempt on the same page is another transaction under the same `tx_ref`, so we ask by our reference, never by an id from an
 * address or a webhook.
 */
export function openFlutterwave(
  platform: Platform,
  account: FlutterwaveAccount,
): PaymentProvider & { name: 'flutterwave' } {
  return {
    name: 'flutterwave',
    title: 'Flutterwave',
    description: t('payments.by-provider.flutterwave'),
    hasSecretTransactionIds: false,

    supports: ({ currency, amountMinor: amount }) =>
      account.currencies.includes(currency) &&
      canWire('flutterwave', { currency, ...(amount !== undefined && { amount }) }),

    // Local means take the country's own currency only.
    meansIn: ({ countryCode, currency }) => [
      ...((currencyOf(countryCode) === currency && localMeans[countryCode]) || []),
      'visa',
      'mastercard',
    ],

    async start(request, signal) {
      const { reference, label, amountMinor: amount, currency, returnUrl } = request
      const { shopName } = platform.config
      const { status, body } = await callProvider(platform, {
        url: `${account.url}/v3/payments`,
        secretKey: account.secretKey,
        json: {
          tx_ref: reference,
          amount: toWireAmount('flutterwave', { amount, currency }),
          currency,
          redirect_url: returnUrl,
          customer: { email: buyerEmail(platform, request) },
          session_duration: sessionMinutes,
          customizations: { title: shopName, description: t('payments.by-provider.order', { number: label }) },
        },
        signal,
      })
      const opened = pageOpened.safeParse(body)
      if (!opened.success) throw new Error(`Flutterwave opened no page (${status}): ${messageOf(body)}`)
      return { redirectUrl: opened.data.data.link, providerReference: null }
    },

    async verify({ reference }, signal) {
      const byReference = `verify_by_reference?tx_ref=${encodeURIComponent(reference)}`
      const newest = await askForTransaction(platform, account, byReference, signal)
      if (newest === null) return { status: 'unknown' }
      if (newest.status === 'successful') return asFact(newest)
      const paidId = await findSuccessful(platform, account, reference, signal)
      const paid = paidId === null ? null : await askForTransaction(platform, account, `${paidId}/verify`, signal)
      return asFact(paid ?? newest)
    },

    readWebhook: async ({ rawBody, headers }) =>
      readFlutterwaveWebhook(account, rawBody, headers.get('verif-hash') ?? ''),

    refund: (request, signal) => refundAtFlutterwave(platform, account, request, signal),

    listRefunds: (of, signal) => listFlutterwaveRefunds(platform, account, of, signal),

    listSuccesses: (span, signal) => listSuccesses(platform, account, span, signal),

    disputes: openFlutterwaveDisputes(platform, account),
  }
}

const pageOpened = z.object({
  status: z.literal('success'),
  data: z.object({ link: z.url({ protocol: /^https?$/ }) }),
})

const wireId = z.union([z.string().max(100), z.number()]).transform(String)

const transaction = z.object({
  id: wireId,
  tx_ref: z.string(),
  amount: z.union([z.string(), z.number()]),
  currency: z.string(),
  app_fee: z.union([z.string(), z.number()]).nullish(),
  status: z.string(),
  processor_response: z.string().nullish(),
})

type Transaction = z.output<typeof transaction>

const transactionFound = z.object({ status: z.literal('success'), data: transaction })

const transactionList = z.object({
  status: z.literal('success'),
  data: z.array(transaction.pick({ id: true, tx_ref: true, status: true })),
})

/** Null when Flutterwave knows none; it answers 400 then, not only 404. */
async function askForTransaction(
  platform: Platform,
  { url, secretKey }: FlutterwaveAccount,
  path: string,
  signal: AbortSignal,
): Promise<Transaction | null> {
  const { status, body } = await callProvider(platform, { url: `${url}/v3/transactions/${path}`, secretKey, signal })
  const found = transactionFound.safeParse(body)
  if (found.success) return found.data.data
  if (status >= 400 && /no transaction|not found/i.test(messageOf(body))) return null
  throw new Error(`Flutterwave answered nonsense about a transaction (${status}): ${messageOf(body)}`)
}

/** A failed or pending transaction may have a successful one beside it, from another attempt on the same page. */
async function findSuccessful(
  platform: Platform,
  { url, secretKey }: FlutterwaveAccount,
  reference: string,
  signal: AbortSignal,
): Promise<string | null> {
  const query = new URLSearchParams({ tx_ref: reference, status: 'successful' })
  const { status, body } = await callProvider(platform, { url: `${url}/v3/transactions?${query}`, secretKey, signal })
  const list = transactionList.safeParse(body)
  if (!list.success) throw new Error(`Flutterwave listed no transactions (${status}): ${messageOf(body)}`)
  return list.data.data.find((row) => row.tx_ref === reference && row.status === 'successful')?.id ?? null
}

const transactionPage = z.object({
  status: z.literal('success'),
  meta: z.object({ page_info: z.object({ total_pages: z.number() }) }),
  data: z.array(transaction.extend({ created_at: z.iso.datetime({ offset: true }) })),
})

/** Flutterwave lists by whole days of an unnamed time zone: a day more on either side, then filtered by time. */
async function listSuccesses(
  platform: Platform,
  { url, secretKey }: FlutterwaveAccount,
  { from, until }: Span,
  signal: AbortSignal,
): Promise<ProviderFact[]> {
  const days = { from: dayOf(addSeconds(from, -daySeconds)), to: dayOf(addSeconds(until, daySeconds)) }
  const facts: ProviderFact[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({ ...days, status: 'successful', page: String(page) })
    const { status, body } = await callProvider(platform, { url: `${url}/v3/transactions?${query}`, secretKey, signal })
    const list = transactionPage.safeParse(body)
    if (!list.success) throw new Error(`Flutterwave listed no transactions (${status}): ${messageOf(body)}`)
    pages = list.data.meta.page_info.total_pages
    const opened = list.data.data.filter(({ created_at: at }) => new Date(at) >= from && new Date(at) < until)
    facts.push(...opened.map(asFact).filter((fact) => fact.status === 'success'))
  }
  return facts
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** `charged_amount` may be more, when the shopper pays the fees; the requested amount is `amount`. */
function asFact({ id, tx_ref, amount, currency, app_fee, status, processor_response }: Transaction): ProviderFact {
  return {
    reference: tx_ref,
    status: statuses[status] ?? 'pending',
    transactionId: id,
    amountMinor: fromWireAmount('flutterwave', amount, currency),
    currency,
    feeMinor: fromWireAmount('flutterwave', app_fee, currency),
    reason: status === 'successful' ? null : (processor_response ?? null),
  }
}

/** `success-pending-validation` and unknown states leave the outcome open. */
const statuses: Record<string, 'success' | 'failed'> = { successful: 'success', failed: 'failed' }

/** About a charge: everything is below `data`. About a refund it may be at the top, under other names. */
const chargeNews = z.object({
  event: z.literal('charge.completed'),
  data: z.object({ id: wireId, tx_ref: z.string().max(100), status: z.string().max(100) }),
})
const transferNews = z.object({
  event: z.literal('transfer.completed'),
  data: z.object({ id: wireId, reference: z.string().max(100), status: z.string().max(100) }),
})
const refundNews = z.object({
  id: wireId,
  TransactionId: wireId,
  status: z.string().max(100),
})
const chargebackNews = z.object({ event: z.string().startsWith('chargeback') })
const wrappedRefundNews = z.object({ data: refundNews }).transform(({ data }) => data)

/**
 * The header is a shared secret, not a signature: it proves the sender, not the content. Messages have no id either; their key is
 * their subject.
 */
function readFlutterwaveWebhook(
  { webhookHash }: FlutterwaveAccount,
  rawBody: Uint8Array,
  hash: string,
): WebhookReading {
  if (!isSameText(hash, webhookHash)) return { kind: 'bad-signature' }
  const message = parseObject(rawBody)
  if (message === null) return { kind: 'malformed' }
  const charge = chargeNews.safeParse(message)
  if (charge.success) {
    const { id, tx_ref: reference, status } = charge.data.data
    return { kind: 'message', eventKey: `charge:${id}:${status}`, reference, body: charge.data }
  }
  const transfer = transferNews.safeParse(message)
  if (transfer.success) {
    const { id, reference, status } = transfer.data.data
    return { kind: 'message', about: 'transfer', eventKey: `transfer:${id}:${status}`, reference, body: transfer.data }
  }
  const refund = z.union([refundNews, wrappedRefundNews]).safeParse(message)
  if (refund.success) {
    const { id, TransactionId: transactionId, status } = refund.data
    return { kind: 'message', eventKey: `refund:${id}:${status}`, reference: null, transactionId, body: refund.data }
  }
  const eventKey = createHash('sha256').update(rawBody).digest('hex')
  // It names no dispute of its own: all are asked about.
  if (chargebackNews.safeParse(message).success) {
    return { kind: 'message', about: 'dispute', eventKey, reference: null, body: {} }
  }
  return { kind: 'message', eventKey, reference: null, body: {} }
}

function parseObject(bytes: Uint8Array): object | null {
  try {
    const parsed: unknown = parseExactJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof parsed === 'object' ? parsed : null
  } catch {
    return null
  }
}

/** Flutterwave's text for people, in `message` of every answer. */
function messageOf(body: unknown): string {
  const said = z.object({ message: z.string() }).safeParse(body)
  return said.success ? said.data.message : 'no message'
}
