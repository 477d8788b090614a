import { canWire, fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { addSeconds } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StripeAccount } from '../../settings.ts'
import type { NoTransaction, PaymentProvider, ProviderFact, StartRequest, WebhookReading } from '../provider.ts'
import { openStripeDisputes } from './disputes.ts'
import { openStripeClient } from './open-client.ts'
import { listStripeRefunds, refundAtStripe } from './refund.ts'

const t = say('en')

/**
 * The lifetime of Stripe's page, in seconds. Stripe wants at least 30 minutes ahead, and a repeated start must equal the first:
 * an order can be paid for an hour, so the last repetition is still in time.
 */
const sessionSeconds = 95 * 60

/** A message signed longer ago is refused: it may be a replay. */
const toleranceSeconds = 300

/** Stripe Checkout, through Stripe's own library. It cannot be asked by our reference, so its session's id is stored. */
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
      const stripe = await openStripeClient(platform, account, signal)
      const session = await stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey: request.reference })
      if (session.url === null) throw new Error('Stripe opened a session without a page')
      return { redirectUrl: session.url, providerReference: session.id }
    },

    async verify({ providerReference }, signal) {
      if (providerReference === null) return { status: 'unknown' }
      const stripe = await openStripeClient(platform, account, signal)
      const expand = ['payment_intent.latest_charge.balance_transaction']
      return asFact(await stripe.checkout.sessions.retrieve(providerReference, { expand }))
    },

    readWebhook: ({ rawBody, headers }) =>
      readStripeWebhook(platform, account, rawBody, headers.get('stripe-signature') ?? ''),

    refund: (request, signal) => refundAtStripe(platform, account, request, signal),

    listRefunds: (of, signal) => listStripeRefunds(platform, account, of, signal),

    disputes: openStripeDisputes(platform, account),

    async listSuccesses({ from, until }, signal) {
      const stripe = await openStripeClient(platform, account, signal)
      const created = { gte: secondsOf(from), lt: secondsOf(until) }
      const expand = ['data.payment_intent.latest_charge.balance_transaction']
      const facts: ProviderFact[] = []
      for await (const session of stripe.checkout.sessions.list({ created, status: 'complete', limit: 100, expand })) {
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
function sessionOf(request: StartRequest) {
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
  } satisfies Stripe.Checkout.SessionCreateParams
}

/** Stripe counts whole seconds. */
function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

/** An open session says nothing: its shopper may have been declined and try again. */
function asFact(session: Stripe.Checkout.Session): ProviderFact | NoTransaction {
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

function statusOf(session: Stripe.Checkout.Session): 'success' | 'pending' | 'failed' | null {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'success'
  if (session.status === 'expired') return 'failed'
  if (session.status !== 'complete') return null
  // Complete and unpaid: a slow method. When it has failed, its intent wants another method, or was cancelled.
  const hasFailed = ['requires_payment_method', 'canceled'].includes(intentOf(session)?.status ?? '')
  return hasFailed ? 'failed' : 'pending'
}

function reasonOf(session: Stripe.Checkout.Session, status: 'success' | 'pending' | 'failed'): string | null {
  if (status === 'success') return null
  if (status === 'pending') return t('payments.by-provider.bank-works-on-it')
  if (session.status === 'expired') return t('payments.by-provider.page-ended')
  return intentOf(session)?.last_payment_error?.message ?? null
}

function intentOf({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof payment_intent === 'object' ? payment_intent : null
}

/** Fees are in the account's own currency: the fee is known only when the payment is in that currency. */
function feeOf(intent: Stripe.PaymentIntent | null, currency: string): number | null {
  const charge = intent?.latest_charge
  if (!charge || typeof charge === 'string') return null
  const booked = charge.balance_transaction
  if (!booked || typeof booked === 'string' || booked.currency.toUpperCase() !== currency) return null
  return fromWireAmount('stripe', booked.fee, currency)
}

/**
 * A checkout session carries our reference directly; charges and refunds carry it in their metadata, but for a refund made in the
 * dashboard, which only names its payment. Other events, such as one of a balance, which has no id either, concern no payment.
 */
const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional().catch(undefined),
      payment_intent: z.string().max(255).nullish().catch(null),
      client_reference_id: z.string().max(100).nullish().catch(null),
      metadata: z
        .object({ reference: z.string().max(100).optional().catch(undefined) })
        .nullish()
        .catch(null),
    }),
  }),
})

async function readStripeWebhook(
  { clock }: Platform,
  { webhookSecret }: StripeAccount,
  rawBody: Uint8Array,
  signature: string,
): Promise<WebhookReading> {
  const { Stripe } = await import('stripe')
  const { webhooks, errors } = Stripe
  const now = clock.now().getTime()
  try {
    const read = webhooks.constructEvent(rawBody, signature, webhookSecret, toleranceSeconds, undefined, now)
    const event = stripeEvent.safeParse(read)
    if (!event.success) return { kind: 'malformed' }
    const { id: objectId, client_reference_id, metadata, payment_intent } = event.data.data.object
    if (event.data.type.startsWith('charge.dispute.') && objectId !== undefined) {
      const about = { about: 'dispute', disputeId: objectId } as const
      return { kind: 'message', ...about, eventKey: event.data.id, reference: null, body: event.data }
    }
    const reference = client_reference_id ?? metadata?.reference ?? null
    const isCharge = event.data.type.startsWith('checkout.session.')
    return {
      kind: 'message',
      ...(isCharge && { about: 'charge' }),
      eventKey: event.data.id,
      reference,
      ...(payment_intent && { transactionId: payment_intent }),
      body: event.data,
    }
  } catch (error) {
    return { kind: error instanceof errors.StripeSignatureVerificationError ? 'bad-signature' : 'malformed' }
  }
}
