import type { VerifiedPayment } from '@makola/contract/orders/orders.ts'
import type { Key } from '@makola/words/messages.ts'
import { providerNames } from '../../payments/methods/provider-names.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** The known facts about a payment when its page is drawn. */
export type Verification = {
  hasHints: boolean
  payment: VerifiedPayment | undefined
  error: Error | null
  /** Two minutes passed without a decision. */
  isOutOfPatience: boolean
}

export type OutcomeScreen = {
  kind:
    | 'nothing'
    | 'unknown'
    | 'unreachable'
    | 'checking'
    | 'unpaid'
    | 'confirming'
    | 'waiting'
    | 'paid'
    | 'promised'
    | 'failed'
    | 'left'
    | 'expired'
    | 'let-go'
    | 'late'
    | 'refunded'
    | 'called-off'
  tone: 'neutral' | 'accent' | 'success' | 'danger'
  title: string
  text: string
}

type Texts = { tone: OutcomeScreen['tone']; title: Key; text: Key }

/** The texts for each, where the provider has been asked and names no outcome. */
const open = {
  unpaid: { tone: 'neutral', title: 'orders.paying.unpaid', text: 'orders.paying.unpaid.text' },
  confirming: { tone: 'accent', title: 'orders.paying.confirming', text: 'orders.paying.confirming.text' },
  waiting: { tone: 'accent', title: 'orders.paying.waiting', text: 'orders.paying.waiting.text' },
} as const satisfies Record<string, Texts>

/** The texts for all others. */
const screens = {
  nothing: { tone: 'neutral', title: 'orders.paying.nothing', text: 'orders.paying.nothing.text' },
  unknown: { tone: 'neutral', title: 'orders.paying.unknown', text: 'orders.paying.unknown.text' },
  unreachable: { tone: 'neutral', title: 'orders.paying.unreachable', text: 'orders.paying.unreachable.text' },
  checking: { tone: 'accent', title: 'orders.paying.checking', text: 'orders.paying.checking.text' },
  paid: { tone: 'success', title: 'orders.paying.paid', text: 'orders.paying.paid.text' },
  promised: { tone: 'success', title: 'orders.paying.promised', text: 'orders.paying.promised.text' },
  failed: { tone: 'danger', title: 'orders.paying.failed', text: 'orders.paying.failed.text' },
  left: { tone: 'neutral', title: 'orders.paying.left', text: 'orders.paying.left.text' },
  'let-go': { tone: 'neutral', title: 'orders.paying.let-go', text: 'orders.paying.let-go.text' },
  expired: { tone: 'danger', title: 'orders.paying.expired', text: 'orders.paying.expired.text' },
  late: { tone: 'accent', title: 'orders.paying.late', text: 'orders.paying.late.text' },
  refunded: { tone: 'neutral', title: 'orders.paying.refunded', text: 'orders.paying.refunded.text' },
  'called-off': { tone: 'neutral', title: 'orders.paying.called-off', text: 'orders.paying.called-off.text' },
} as const satisfies Record<Exclude<OutcomeScreen['kind'], keyof typeof open>, Texts>

/** The screen for the server's state of a payment. Nothing in the page's address decides it. */
export function chooseOutcomeScreen(verification: Verification, t: Words): OutcomeScreen {
  const kind = chooseKind(verification)
  if (kind === 'unpaid' || kind === 'confirming' || kind === 'waiting') {
    const { payment } = verification
    const provider = payment ? t(providerNames[payment.provider]) : ''
    const { tone, title, text } = open[kind]
    return { kind, tone, title: t(title), text: t(text, { provider }) }
  }
  const { tone, title, text } = screens[kind]
  return { kind, tone, title: t(title), text: t(text) }
}

function chooseKind({ hasHints, payment, error, isOutOfPatience }: Verification): OutcomeScreen['kind'] {
  if (!hasHints) return 'nothing'
  if (payment?.outcome === 'confirming') return isOutOfPatience ? 'waiting' : 'confirming'
  if (payment?.paysCash && payment.outcome === 'paid') return 'promised'
  if (payment?.paysCash && payment.outcome === 'refunded') return 'called-off'
  if (payment) return payment.outcome
  if (!error) return 'checking'
  const isUnknown = error instanceof ApiProblem && (error.status === 404 || error.status === 422)
  return isUnknown ? 'unknown' : 'unreachable'
}
