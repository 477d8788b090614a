import { fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { StripeAccount } from '../../settings.ts'
import type { ListedRefund, ListRefunds, RefundAnswer, RefundRequest } from '../provider.ts'
import { callStripe, listAtStripe, StripeRefusal } from './call-stripe.ts'

const t = say('en')

const refund = z.object({
  id: z.string(),
  status: z.string().nullish(),
  amount: z.unknown(),
  metadata: z.object({ refund_key: z.string().optional() }).nullish().catch(null),
  failure_reason: z.string().nullish(),
})
type Refund = z.output<typeof refund>

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
  if (request.providerRefundId !== null) {
    const path = `refunds/${encodeURIComponent(request.providerRefundId)}`
    return answerOf(await callStripe(platform, account, { path }, signal))
  }
  const known = await readRefunds(platform, account, request.transactionId, signal)
  const ours = known.find(({ metadata }) => metadata?.refund_key === request.key)
  if (ours) return answerOf(ours)
  return askForRefund(platform, account, request, signal)
}

/** Lists all refunds of a payment, including those made in Stripe's dashboard. */
export async function listStripeRefunds(
  platform: Platform,
  account: StripeAccount,
  { transactionId, currency }: ListRefunds,
  signal: AbortSignal,
): Promise<ListedRefund[]> {
  const rows = await readRefunds(platform, account, transactionId, signal)
  return rows.map((row) => ({
    providerRefundId: row.id,
    note: row.metadata?.refund_key ?? '',
    amountMinor: fromWireAmount('stripe', row.amount, currency),
    status: answerOf(row).status,
  }))
}

async function readRefunds(
  platform: Platform,
  account: StripeAccount,
  transactionId: string,
  signal: AbortSignal,
): Promise<Refund[]> {
  const query = { payment_intent: transactionId }
  const rows: Refund[] = []
  for await (const row of listAtStripe(platform, account, { path: 'refunds', query }, signal))
    rows.push(refund.parse(row))
  return rows
}

async function askForRefund(
  platform: Platform,
  account: StripeAccount,
  { transactionId, amountMinor, currency, reference, key }: RefundRequest,
  signal: AbortSignal,
): Promise<RefundAnswer> {
  const amount = Number(toWireAmount('stripe', { amount: amountMinor, currency }))
  const form = { payment_intent: transactionId, amount, metadata: { reference, refund_key: key } }
  try {
    return answerOf(await callStripe(platform, account, { path: 'refunds', form, idempotencyKey: key }, signal))
  } catch (error) {
    if (error instanceof StripeRefusal && error.isFinal) {
      return {
        status: 'failed',
        providerRefundId: null,
        reason: error.message || t('payments.by-provider.not-taken-back'),
      }
    }
    throw error
  }
}

function answerOf(answer: unknown): RefundAnswer {
  const { id: providerRefundId, status, failure_reason } = refund.parse(answer)
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
