import type { PaymentReview, ReviewDecision } from '@makola/contract/orders/refunds.ts'
import type { Money } from '@makola/money/money.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { DecisionForm, type Question } from './decision-form.tsx'
import { useDecidePayment } from './use-decide-payment.ts'

function questionOf(decision: ReviewDecision, t: Words): Question {
  const key = questions[decision]
  return { title: t(key.title), text: t(key.text), label: t(key.label) }
}

const questions = {
  attach: {
    title: 'orders.payment-reviews.attach.title',
    text: 'orders.payment-reviews.attach.text',
    label: 'orders.payment-reviews.attach.confirm',
  },
  refund: {
    title: 'orders.payment-reviews.refund.title',
    text: 'orders.payment-reviews.refund.text',
    label: 'orders.payment-reviews.refund.confirm',
  },
  ignore: {
    title: 'orders.payment-reviews.ignore.title',
    text: 'orders.payment-reviews.ignore.text',
    label: 'orders.payment-reviews.ignore.confirm',
  },
} as const satisfies Record<ReviewDecision, object>

/** For an honoured order, the decision about its surplus. */
function surplusQuestionOf(decision: ReviewDecision, surplus: Money, t: Words): Question {
  if (decision === 'attach') return questionOf(decision, t)
  const key = surplusQuestions[decision]
  return { title: t(key.title, { surplus }), text: t(key.text), label: t(key.label) }
}

const surplusQuestions = {
  refund: {
    title: 'orders.payment-reviews.surplus.refund.title',
    text: 'orders.payment-reviews.surplus.refund.text',
    label: 'orders.payment-reviews.surplus.refund.confirm',
  },
  ignore: {
    title: 'orders.payment-reviews.surplus.ignore.title',
    text: 'orders.payment-reviews.surplus.ignore.text',
    label: 'orders.payment-reviews.surplus.ignore.confirm',
  },
} as const

type DecidePaymentFormProps = { review: PaymentReview; decision: ReviewDecision; onClose: () => void }

/** An operator's decision about money that does not match its order. */
export function DecidePaymentForm({ review, decision, onClose }: DecidePaymentFormProps) {
  const t = useWords()
  const decide = useDecidePayment({ review, decision, onDone: onClose })
  const { surplus, shortfall } = review
  const asked = surplus ? surplusQuestionOf(decision, surplus, t) : questionOf(decision, t)
  const text = shortfall && decision === 'attach' && t('orders.payment-reviews.attach.text-short', { shortfall })
  return <DecisionForm question={text ? { ...asked, text } : asked} decide={decide} onClose={onClose} />
}
