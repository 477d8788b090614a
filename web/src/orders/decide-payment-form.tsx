import type { PaymentReview, ReviewDecision } from '@makola/contract/refunds.ts'
import { DecisionForm, type Question } from './decision-form.tsx'
import { useDecidePayment } from './use-decide-payment.ts'

const questions: Record<ReviewDecision, Question> = {
  attach: {
    title: 'Honour this order?',
    text: 'The goods are taken from stock and the stores pack it, as if the money had come in time.',
    label: 'Honour the order',
  },
  refund: {
    title: 'Send the money back?',
    text: 'Everything that arrived goes back the way it came. The order is over then.',
    label: 'Send it back',
  },
  ignore: {
    title: 'Leave it as it is?',
    text: 'No money moves and the order is over. Choose this when you have settled it with the buyer yourself.',
    label: 'Close the order',
  },
}

type DecidePaymentFormProps = { review: PaymentReview; decision: ReviewDecision; onClose: () => void }

/** An operator's decision about money that does not fit its order. */
export function DecidePaymentForm({ review, decision, onClose }: DecidePaymentFormProps) {
  const decide = useDecidePayment({ orderId: review.orderId, decision, onDone: onClose })
  return <DecisionForm question={questions[decision]} decide={decide} onClose={onClose} />
}
