import type { PaymentReview, ReviewDecision } from '@makola/contract/refunds.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { useDecidePayment } from './use-decide-payment.ts'

const questions: Record<ReviewDecision, { title: string; text: string; label: string }> = {
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

type DecisionFormProps = { review: PaymentReview; decision: ReviewDecision; onClose: () => void }

/** Asks why before it is done: decisions about money are kept with their reason. */
export function DecisionForm({ review, decision, onClose }: DecisionFormProps) {
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const decide = useDecidePayment(onClose)
  const { title, text, label } = questions[decision]
  const send = () => {
    setIsTried(true)
    if (reason.trim() !== '') decide.mutate({ orderId: review.orderId, decision, reason: reason.trim() })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <Button isBusy={decide.isPending} onClick={send}>
            {label}
          </Button>
        </>
      }
    >
      <ReasonField reason={reason} onChange={setReason} isTried={isTried} hint="Kept in the shop’s history." />
      {decide.error && (
        <p role="alert" className="mt-3 rounded-md bg-danger-soft p-3 text-small font-medium text-danger-text">
          {decide.error.message}
        </p>
      )}
    </Dialog>
  )
}
