import type { ChangeEvent } from 'react'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

export type CodeFieldProps = {
  label: string
  error: string | undefined
  defaultValue?: string | undefined
  /** Sends the form as soon as the sixth digit stands there. */
  isSentWhenFull?: boolean
}

/** Six digits, typed, pasted with whatever stands around them, or filled in by the phone from the message. */
export function CodeField({ label, error, defaultValue, isSentWhenFull = false }: CodeFieldProps) {
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
