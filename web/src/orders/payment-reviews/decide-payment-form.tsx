import type { PaymentReview, ReviewDecision } from '@makola/contract/refunds.ts'
import { formatMoney } from '@makola/money/format.ts'
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

/** For an honoured order, the decision about its surplus. */
const surplusQuestions = (surplus: string): typeof questions => ({
  ...questions,
  refund: {
    title: `Send ${surplus} back?`,
    text: 'What arrived beyond the total goes back the way it came. The order stays as it is.',
    label: 'Send it back',
  },
  ignore: {
    title: `Leave ${surplus} as it is?`,
    text: 'No money moves, and the order stays as it is. In the books it is still owed to the buyer.',
    label: 'Leave it',
  },
})

type DecidePaymentFormProps = { review: PaymentReview; decision: ReviewDecision; onClose: () => void }

/** An operator's decision about money that does not match its order. */
export function DecidePaymentForm({ review, decision, onClose }: DecidePaymentFormProps) {
  const decide = useDecidePayment({ review, decision, onDone: onClose })
  const asked = review.surplus ? surplusQuestions(formatMoney(review.surplus)) : questions
  return <DecisionForm question={asked[decision]} decide={decide} onClose={onClose} />
}
