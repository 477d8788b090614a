import { type ChangeEvent, useEffect, useId } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'

export type CodeFieldProps = {
  label: string
  error: string | undefined
  defaultValue?: string | undefined
  /** Submits the form with the sixth digit. */
  isSentWhenFull?: boolean
  /** The step begins with it: it scrolls into view and takes the focus. */
  isFirst?: boolean
}

/** Six digits, typed, pasted with surrounding text, or filled in by the phone from the message. */
export function CodeField({ label, error, defaultValue, isSentWhenFull = false, isFirst = false }: CodeFieldProps) {
  const id = useId()
  useEffect(() => {
    if (!isFirst) return
    scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>(`[data-code="${id}"]`)?.focus()
  }, [isFirst, id])
  const keepDigits = ({ target }: ChangeEvent<HTMLInputElement>) => {
    target.value = target.value.replace(/\D/g, '').slice(0, 6)
    if (isSentWhenFull && target.value.length === 6) target.form?.requestSubmit()
  }
  return (
    <Field label={label} isRequired error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          data-code={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          defaultValue={defaultValue}
          onChange={keepDigits}
          placeholder="······"
          className="h-16 text-center font-display text-[1.75rem]! font-bold tracking-[0.4em] tabular"
        />
      )}
    </Field>
  )
}
