import { fromWireAmount } from '@makola/money/wire.ts'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { StripeAccount } from '../../settings.ts'
import type { DisputeDesk, DisputeEvidence, ProviderDispute } from '../dispute-desk.ts'
import { callStripe, type Fields, listAtStripe } from './call-stripe.ts'

const movement = z.object({ created: z.number(), amount: z.number(), fee: z.number(), currency: z.string() })

const dispute = z.object({
  id: z.string(),
  currency: z.string(),
  amount: z.unknown(),
  status: z.string(),
  reason: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
  balance_transactions: z.array(movement),
})

/** Disputes at Stripe. Evidence is sent once, in words: Stripe passes them on to the bank. */
export function openStripeDisputes(platform: Platform, account: StripeAccount): DisputeDesk {
  const pathOf = (id: string) => `disputes/${encodeURIComponent(id)}`
  return {
    async list(since, signal) {
      const query = { created: { gte: Math.floor(since.getTime() / 1000) } }
      const found: ProviderDispute[] = []
      for await (const one of listAtStripe(platform, account, { path: 'disputes', query }, signal)) {
        found.push(asDispute(one))
      }
      return found
    },
    async read(id, signal) {
      return asDispute(await callStripe(platform, account, { path: pathOf(id) }, signal))
    },
    async sendEvidence(id, evidence, signal) {
      const form = { evidence: wordsOf(evidence), submit: true }
      await callStripe(platform, account, { path: pathOf(id), form }, signal)
    },
    async accept({ id }, signal) {
      await callStripe(platform, account, { path: `${pathOf(id)}/close`, form: {} }, signal)
    },
  }
}

function wordsOf({ customer, summary, delivery }: DisputeEvidence): Fields {
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

function asDispute(answer: unknown): ProviderDispute {
  const read = dispute.parse(answer)
  const currency = read.currency.toUpperCase()
  const { evidence_details: details, payment_intent: intent, balance_transactions: moves } = read
  const settled = (moves[0]?.currency ?? read.currency).toUpperCase()
  const feeMinor = moves.reduce((sum, { fee }) => sum + fee, 0)
  const dueBy = details?.due_by
  return {
    id: read.id,
    transactionId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    reference: null,
    state: stateOf(read.status),
    reason: read.reason.replaceAll('_', ' '),
    amountMinor: fromWireAmount('stripe', read.amount, currency),
    currency,
    // 0: the bank takes no answer.
    dueAt: dueBy ? new Date(dueBy * 1000) : null,
    fundsState: fundsOf(moves),
    feeMinor: Math.max(0, fromWireAmount('stripe', feeMinor, settled) ?? 0),
    feeCurrency: settled,
  }
}

/** The last movement tells who has the money: the amounts may differ by what a rate has changed. */
function fundsOf(moves: readonly z.output<typeof movement>[]): ProviderDispute['fundsState'] {
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
