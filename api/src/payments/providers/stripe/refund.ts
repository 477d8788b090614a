import { fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import type { Stripe } from 'stripe'
import type { Platform } from '../../../platform/platform.ts'
import type { StripeAccount } from '../../settings.ts'
import type { ListedRefund, ListRefunds, RefundAnswer, RefundRequest } from '../provider.ts'
import { openStripeClient } from './open-client.ts'

const t = say('en')

/** The most that Stripe lists at once. */
const listLimit = 100

/**
 * Refunds a payment. Stripe may forget an idempotency key after a day, and we may have to ask for longer: our key is also in the
 * refund's metadata, and is searched for before a request.
 */
export async function refundAtStripe(
  platform: Platform,
  account: StripeAccount,
  request: RefundRequest,
  signal: AbortSignal,
): Promise<RefundAnswer> {
  const stripe = await openStripeClient(platform, account, signal)
  if (request.providerRefundId !== null) return answerOf(await stripe.refunds.retrieve(request.providerRefundId))
  const known = await stripe.refunds.list({ payment_intent: request.transactionId, limit: listLimit })
  const ours = known.data.find(({ metadata }) => metadata?.refund_key === request.key)
  if (ours) return answerOf(ours)
  if (known.has_more)
    throw new Error('Stripe has more refunds of a payment than it lists: ours may be among the others')
  return askForRefund(stripe, request)
}

/** Lists all refunds of a payment, including those made in Stripe's dashboard. */
export async function listStripeRefunds(
  platform: Platform,
  account: StripeAccount,
  { transactionId, currency }: ListRefunds,
  signal: AbortSignal,
): Promise<ListedRefund[]> {
  const stripe = await openStripeClient(platform, account, signal)
  const { data } = await stripe.refunds.list({ payment_intent: transactionId, limit: listLimit })
  return data.map((row) => ({
    providerRefundId: row.id,
    note: row.metadata?.refund_key ?? '',
    amountMinor: fromWireAmount('stripe', row.amount, currency),
    status: answerOf(row).status,
  }))
}

async function askForRefund(
  stripe: Stripe,
  { transactionId, amountMinor, currency, reference, key }: RefundRequest,
): Promise<RefundAnswer> {
  const amount = Number(toWireAmount('stripe', { amount: amountMinor, currency }))
  const metadata = { reference, refund_key: key }
  try {
    return answerOf(
      await stripe.refunds.create({ payment_intent: transactionId, amount, metadata }, { idempotencyKey: key }),
    )
  } catch (error) {
    if (isRefusal(error)) return { status: 'failed', providerRefundId: null, reason: error.message }
    throw error
  }
}

/** Stripe has understood and refuses; anything else leaves the outcome open. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error && 'type' in error && 'statusCode' in error)) return false
  return error.type === 'StripeInvalidRequestError' && error.statusCode === 400
}

function answerOf({ id: providerRefundId, status, failure_reason }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { status, providerRefundId, reason: null }
  if (status === 'requires_action') {
    const reason = t('payments.by-provider.stripe-asked-buyer')
    return { status: 'needs_attention', providerRefundId, reason }
  }
  if (status !== 'failed' && status !== 'canceled') return { status: 'processing', providerRefundId, reason: null }
  const reason = failure_reason
    ? t('payments.by-provider.not-taken-back-because', { why: failure_reason.replaceAll('_', ' ') })
    : t('payments.by-provider.not-taken-back')
  return { status: 'failed', providerRefundId, reason }
}
