import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'

type ReasonFieldProps = {
  reason: string
  onChange: (reason: string) => void
  /** It was submitted once: now it reports a missing reason. */
  isTried: boolean
  error?: string | undefined
  hint?: string
}

/** The reason, in one line that is stored. */
export function ReasonField({ reason, onChange, isTried, error, hint = 'The buyer reads this.' }: ReasonFieldProps) {
  const missing = isTried && reason.trim() === '' ? 'Give a reason.' : undefined
  return (
    <Field label="Reason" hint={hint} isRequired error={missing ?? error}>
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
