import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type ReasonFieldProps = {
  reason: string
  onChange: (reason: string) => void
  /** It was submitted once: now it reports a missing reason. */
  isTried: boolean
  error?: string | undefined
  hint?: string
}

/** The reason, in one line that is stored. */
export function ReasonField({ reason, onChange, isTried, error, hint }: ReasonFieldProps) {
  const t = useWords()
  const missing = isTried && reason.trim() === '' ? t('orders.refunds.reason-missing') : undefined
  return (
    <Field
      label={t('orders.refunds.reason')}
      hint={hint ?? t('orders.refunds.reason-hint')}
      isRequired
      error={missing ?? error}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
        />
      )}
    </Field>
  )
}
