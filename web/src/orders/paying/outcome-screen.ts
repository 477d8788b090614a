import type { VerifiedPayment } from '@makola/contract/orders.ts'
import { providerTitles } from '../../payments/methods/provider-titles.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'

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

type Words = Omit<OutcomeScreen, 'kind'>

/** The words for each; `provider` is the one asked. */
const words = (provider: string): Record<OutcomeScreen['kind'], Words> => ({
  nothing: {
    tone: 'neutral',
    title: 'We couldn’t tell which payment this is',
    text: 'Look your order up by its number.',
  },
  unknown: {
    tone: 'neutral',
    title: 'We do not know this payment',
    text: 'The address may be incomplete. If you paid, your money is safe: look your order up by its number, which is also in your e-mail.',
  },
  unreachable: {
    tone: 'neutral',
    title: 'We cannot check right now',
    text: 'This changes nothing about your payment. Check again in a moment.',
  },
  checking: { tone: 'accent', title: 'Checking your payment…', text: 'We are asking the payment provider.' },
  unpaid: {
    tone: 'neutral',
    title: 'Not paid yet',
    text: `${provider} knows of no payment for this order. If you left its page, nothing was charged. If you have just paid, give it a moment: this page changes by itself.`,
  },
  confirming: {
    tone: 'accent',
    title: 'Confirming your payment…',
    text: `We are waiting for the answer of ${provider}. If your bank or phone asks you to confirm, do it now. This page changes by itself.`,
  },
  waiting: {
    tone: 'accent',
    title: 'Still being confirmed',
    text: `${provider} has not said yes or no. Some banks take longer. Your order is kept; there is nothing you need to do.`,
  },
  paid: { tone: 'success', title: 'Payment received', text: 'The stores have your order and are starting to pack it.' },
  promised: {
    tone: 'success',
    title: 'Order placed',
    text: 'Nothing was charged. You pay in cash, each parcel when it is handed to you.',
  },
  failed: { tone: 'danger', title: 'The payment did not go through', text: 'You were not charged.' },
  left: {
    tone: 'neutral',
    title: 'You left the payment page',
    text: 'You were not charged. Your items are reserved in this order.',
  },
  'let-go': {
    tone: 'neutral',
    title: 'You changed this order',
    text: 'It ended without a payment. You were not charged, and its items went back to your cart.',
  },
  expired: {
    tone: 'danger',
    title: 'This order has ended',
    text: 'It was not paid in time, so the items went back on sale. You were not charged, and what you chose is in your cart again.',
  },
  late: {
    tone: 'accent',
    title: 'We have your money',
    text: 'It came after the order had ended. A person is looking at it and will write to you: you get your items or your money back.',
  },
  refunded: { tone: 'neutral', title: 'Refunded', text: 'The money is on its way back to you.' },
  'called-off': {
    tone: 'neutral',
    title: 'Called off',
    text: 'There is nothing left to pay. Cash that you have handed over already comes back from the store.',
  },
})

/** The screen for the server's state of a payment. Nothing in the page's address decides it. */
export function chooseOutcomeScreen(verification: Verification): OutcomeScreen {
  const kind = chooseKind(verification)
  const { payment } = verification
  return { kind, ...words(payment ? providerTitles[payment.provider] : '')[kind] }
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
