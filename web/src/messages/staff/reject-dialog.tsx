import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { Decision, useDecide } from './queries.ts'

type RejectDialogProps = {
  decide: ReturnType<typeof useDecide>
  decisionOf: (reason: string) => Decision
  onClose: () => void
}

/** Asks for the words that the writer of a rejected text reads. */
export function RejectDialog({ decide, decisionOf, onClose }: RejectDialogProps) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isEmpty = reason.trim() === ''
  const send = () => {
    setIsTried(true)
    if (!isEmpty) decide.mutate(decisionOf(reason.trim().replaceAll(/\s+/g, ' ')), { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('messages.reject.title')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('messages.cancel')}
          </Button>
          <Button variant="destructive" isBusy={decide.isPending} onClick={send}>
            {t('messages.reject.send')}
          </Button>
        </>
      }
    >
      <Field
        label={t('messages.reject.reason')}
        isRequired
        error={isTried && isEmpty ? t('messages.reason-missing') : decide.error?.message}
      >
        {(control) => (
          <TextArea {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Dialog>
  )
}
