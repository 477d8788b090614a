import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type WordsDialogProps = {
  title: string
  description?: ReactNode
  /** The label of the text, and the button's verb. */
  label: string
  hint?: string
  send: string
  /** Where the draft is kept until it is sent. */
  draftKey: string
  most: number
  isBusy: boolean
  error: Error | null
  /** Calls back when it is sent: the draft goes. */
  onSend: (text: string, onDone: () => void) => void
  onClose: () => void
}

/** A decision that needs words: an answer, a reason, an appeal. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, description, label, hint, send, draftKey, most, isBusy, error, onSend, onClose } = props
  const t = useWords()
  const { draft, change, drop } = useDraft({ text: '' }, draftKey)
  const [isTried, setIsTried] = useState(false)
  const text = draft.text.trim()
  const submit = () => {
    setIsTried(true)
    if (text === '' || isBusy) return
    onSend(text, () => {
      drop()
      onClose()
    })
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      confirmLabel={send}
      isBusy={isBusy}
      onConfirm={submit}
    >
      <div className="grid gap-4">
        <Field
          label={label}
          hint={hint}
          isRequired
          error={isTried && text === '' ? t('moderation.missing') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={most}
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
        <FormProblem>{error?.message ?? ''}</FormProblem>
      </div>
    </ConfirmDialog>
  )
}
