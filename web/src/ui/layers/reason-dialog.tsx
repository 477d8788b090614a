import { useState } from 'react'
import { Field } from '../inputs/field.tsx'
import { TextArea } from '../inputs/text-area.tsx'
import { useWords } from '../words/use-words.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ReasonDialogProps = {
  title: string
  description?: string
  /** The field's label. */
  label: string
  /** The verb. */
  action: string
  sending: { isPending: boolean; error: Error | null }
  /** Called with the words, trimmed and never empty. */
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks for the words that the other side reads, before an act that hurts it. */
export function ReasonDialog({ title, description, label, action, sending, onSend, onClose }: ReasonDialogProps) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isEmpty = reason.trim() === ''
  const send = () => {
    setIsTried(true)
    if (!isEmpty) onSend(reason.trim())
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      confirmLabel={action}
      isDestructive
      isBusy={sending.isPending}
      onConfirm={send}
    >
      <Field label={label} isRequired error={isTried && isEmpty ? t('ui.reason-missing') : sending.error?.message}>
        {(control) => (
          <TextArea {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  )
}
