import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ReasonField } from '../refunds/reason-field.tsx'

export type Question = { title: string; text: string; label: string }

type DecisionFormProps = {
  question: Question
  hint?: string
  decide: { mutate: (reason: string) => void; isPending: boolean; error: Error | null }
  onClose: () => void
}

/** Asks for a reason first: decisions about money are stored with it. */
export function DecisionForm({ question, hint, decide, onClose }: DecisionFormProps) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const send = () => {
    setIsTried(true)
    if (reason.trim() !== '') decide.mutate(reason.trim())
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question.title}
      description={question.text}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('orders.payment-reviews.not-now')}
          </Button>
          <Button isBusy={decide.isPending} onClick={send}>
            {question.label}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <ReasonField
          reason={reason}
          onChange={setReason}
          isTried={isTried}
          hint={hint ?? t('orders.payment-reviews.reason-hint')}
        />
        <FormProblem>{decide.error?.message ?? ''}</FormProblem>
      </div>
    </Dialog>
  )
}
