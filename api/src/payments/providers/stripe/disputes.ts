import { fromWireAmount } from '@makola/money/wire.ts'
import type { Stripe } from 'stripe'
import type { Platform } from '../../../platform/platform.ts'
import type { StripeAccount } from '../../settings.ts'
import type { DisputeDesk, DisputeEvidence, ProviderDispute } from '../dispute-desk.ts'
import { openStripeClient } from './open-client.ts'

/** Disputes at Stripe. Evidence is sent once, in words: Stripe passes them on to the bank. */
export function openStripeDisputes(platform: Platform, account: StripeAccount): DisputeDesk {
  const open = (signal: AbortSignal) => openStripeClient(platform, account, signal)
  return {
    async list(since, signal) {
      const stripe = await open(signal)
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const found: ProviderDispute[] = []
      for await (const dispute of stripe.disputes.list({ created, limit: 100 })) found.push(asDispute(dispute))
      return found
    },
    async read(id, signal) {
      return asDispute(await (await open(signal)).disputes.retrieve(id))
    },
    async sendEvidence(id, evidence, signal) {
      await (await open(signal)).disputes.update(id, { evidence: wordsOf(evidence), submit: true })
    },
    async accept({ id }, signal) {
      await (await open(signal)).disputes.close(id)
    },
  }
}

function wordsOf({ customer, summary, delivery }: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  return {
    customer_name: customer.name,
    ...(customer.email && { customer_email_address: customer.email }),
    shipping_address: delivery.address,
    ...(delivery.carrier && { shipping_carrier: delivery.carrier }),
    ...(delivery.trackingNumber && { shipping_tracking_number: delivery.trackingNumber }),
    ...(delivery.deliveredAt && { service_date: delivery.deliveredAt.toISOString().slice(0, 10) }),
    uncategorized_text: summary,
  }
}

function asDispute(dispute: Stripe.Dispute): ProviderDispute {
  const currency = dispute.currency.toUpperCase()
  const { evidence_details: details, payment_intent: intent, balance_transactions: moves } = dispute
  const settled = (moves[0]?.currency ?? dispute.currency).toUpperCase()
  const feeMinor = moves.reduce((sum, { fee }) => sum + fee, 0)
  const dueBy = details?.due_by
  return {
    id: dispute.id,
    transactionId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    reference: null,
    state: stateOf(dispute.status),
    reason: dispute.reason.replaceAll('_', ' '),
    amountMinor: fromWireAmount('stripe', dispute.amount, currency),
    currency,
    // 0: the bank takes no answer.
    dueAt: dueBy ? new Date(dueBy * 1000) : null,
    fundsState: fundsOf(moves),
    feeMinor: Math.max(0, fromWireAmount('stripe', feeMinor, settled) ?? 0),
    feeCurrency: settled,
  }
}

/** The last movement tells who has the money: the amounts may differ by what a rate has changed. */
function fundsOf(moves: readonly Stripe.BalanceTransaction[]): ProviderDispute['fundsState'] {
  const last = moves.toSorted((one, other) => one.created - other.created).at(-1)
  if (!last) return 'none'
  return last.amount < 0 ? 'withdrawn' : 'reinstated'
}

function stateOf(status: string): ProviderDispute['state'] {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry'
    case 'needs_response':
    case 'won':
    case 'lost':
      return status
    case 'warning_closed':
    case 'prevented':
      return 'closed'
    default:
      return 'under_review'
  }
}
