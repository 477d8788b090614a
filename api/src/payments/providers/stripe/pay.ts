import { canWire, fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import { z } from 'zod'
import { addSeconds } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StripeAccount } from '../../settings.ts'
import type { NoTransaction, PaymentProvider, ProviderFact, StartRequest } from '../provider.ts'
import { callStripe, type Fields, listAtStripe } from './call-stripe.ts'
import { openStripeDisputes } from './disputes.ts'
import { readStripeWebhook } from './read-webhook.ts'
import { listStripeRefunds, refundAtStripe } from './refund.ts'

const t = say('en')

/**
 * The lifetime of Stripe's page, in seconds. Stripe wants at least 30 minutes ahead, and a repeated start must equal the first:
 * an order can be paid for an hour, so the last repetition is still in time.
 */
const sessionSeconds = 95 * 60

/** A payment names its fee only when asked to. */
const feePath = 'payment_intent.latest_charge.balance_transaction'

/** Stripe Checkout. It cannot be asked by our reference, so its session's id is stored. */
export function openStripe(platform: Platform, account: StripeAccount): PaymentProvider & { name: 'stripe' } {
  return {
    name: 'stripe',
    title: 'Stripe',
    description: t('payments.by-provider.stripe'),
    hasSecretTransactionIds: false,

    supports: ({ currency, amountMinor: amount }) =>
      account.currencies.includes(currency) && canWire('stripe', { currency, ...(amount !== undefined && { amount }) }),

    meansIn: () => ['visa', 'mastercard'],

    async start(request, signal) {
      const call = { path: 'checkout/sessions', form: sessionOf(request), idempotencyKey: request.reference }
      const session = checkoutSession.parse(await callStripe(platform, account, call, signal))
      if (session.url == null) throw new Error('Stripe opened a session without a page')
      return { redirectUrl: session.url, providerReference: session.id }
    },

    async verify({ providerReference }, signal) {
      if (providerReference === null) return { status: 'unknown' }
      const path = `checkout/sessions/${encodeURIComponent(providerReference)}`
      return asFact(await callStripe(platform, account, { path, query: { expand: [feePath] } }, signal))
    },

    readWebhook: async ({ rawBody, headers }) =>
      readStripeWebhook(platform, account, rawBody, headers.get('stripe-signature') ?? ''),

    refund: (request, signal) => refundAtStripe(platform, account, request, signal),

    listRefunds: (of, signal) => listStripeRefunds(platform, account, of, signal),

    disputes: openStripeDisputes(platform, account),

    async listSuccesses({ from, until }, signal) {
      const created = { gte: secondsOf(from), lt: secondsOf(until) }
      const query = { created, status: 'complete', expand: [`data.${feePath}`] }
      const facts: ProviderFact[] = []
      for await (const session of listAtStripe(platform, account, { path: 'checkout/sessions', query }, signal)) {
        const fact = asFact(session)
        if (fact.status === 'success') facts.push(fact)
      }
      return facts
    },
  }
}

/**
 * One line with the order's total: its contents stay private. Stripe must not convert an amount again, whatever its dashboard
 * says. The reference is on everything that a webhook may be about.
 */
function sessionOf(request: StartRequest): Fields {
  const { reference, label, amountMinor, currency, email, returnUrl, cancelUrl, openedAt } = request
  const amount = toWireAmount('stripe', { amount: amountMinor, currency })
  const metadata = { reference }
  const back = new URL(returnUrl)
  back.searchParams.set('reference', reference)
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: Number(amount),
          product_data: { name: t('payments.by-provider.order', { number: label }) },
        },
      },
    ],
    adaptive_pricing: { enabled: false },
    client_reference_id: reference,
    metadata,
    payment_intent_data: { metadata },
    ...(email !== null && { customer_email: email }),
    expires_at: secondsOf(addSeconds(openedAt, sessionSeconds)),
    // Stripe writes the id into the braces, which must reach it as they are.
    success_url: `${back.href}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: cancelUrl,
  }
}

/** Stripe counts whole seconds. */
function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  last_payment_error: z.object({ message: z.string().nullish() }).nullish(),
  latest_charge: z
    .union([
      z.string(),
      z.object({
        balance_transaction: z.union([z.string(), z.object({ currency: z.string(), fee: z.unknown() })]).nullish(),
      }),
    ])
    .nullish(),
})

const checkoutSession = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  client_reference_id: z.string().nullish(),
  currency: z.string().nullish(),
  amount_total: z.unknown(),
  payment_intent: z.union([z.string(), paymentIntent]).nullish(),
})
type CheckoutSession = z.output<typeof checkoutSession>
type PaymentIntent = z.output<typeof paymentIntent>

/** An open session says nothing: its shopper may have been declined and try again. */
function asFact(answer: unknown): ProviderFact | NoTransaction {
  const session = checkoutSession.parse(answer)
  const status = statusOf(session)
  if (status === null) return { status: 'unknown' }
  const currency = (session.currency ?? '').toUpperCase()
  const intent = intentOf(session)
  return {
    reference: session.client_reference_id ?? '',
    status,
    transactionId: intent?.id ?? session.id,
    amountMinor: fromWireAmount('stripe', session.amount_total, currency),
    currency,
    feeMinor: feeOf(intent, currency),
    reason: reasonOf(session, status),
  }
}

function statusOf(session: CheckoutSession): 'success' | 'pending' | 'failed' | null {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'success'
  if (session.status === 'expired') return 'failed'
  if (session.status !== 'complete') return null
  // Complete and unpaid: a slow method. When it has failed, its intent wants another method, or was cancelled.
  const hasFailed = ['requires_payment_method', 'canceled'].includes(intentOf(session)?.status ?? '')
  return hasFailed ? 'failed' : 'pending'
}

function reasonOf(session: CheckoutSession, status: 'success' | 'pending' | 'failed'): string | null {
  if (status === 'success') return null
  if (status === 'pending') return t('payments.by-provider.bank-works-on-it')
  if (session.status === 'expired') return t('payments.by-provider.page-ended')
  return intentOf(session)?.last_payment_error?.message ?? null
}

function intentOf({ payment_intent }: CheckoutSession): PaymentIntent | null {
  return typeof payment_intent === 'object' ? payment_intent : null
}

/** Fees are in the account's own currency: the fee is known only when the payment is in that currency. */
function feeOf(intent: PaymentIntent | null, currency: string): number | null {
  const charge = intent?.latest_charge
  if (!charge || typeof charge === 'string') return null
  const booked = charge.balance_transaction
  if (!booked || typeof booked === 'string' || booked.currency.toUpperCase() !== currency) return null
  return fromWireAmount('stripe', booked.fee, currency)
}
