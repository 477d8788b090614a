import { type ReactNode, useId } from 'react'
import { useWords } from '../words/use-words.ts'

type ControlProps = { id: string; required: boolean; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  className?: string
  /** Spread its argument on the control: `{(control) => <TextInput {...control} name="city" />}`. */
  children: (control: ControlProps) => ReactNode
}

/** A label, its control, a hint and a fault, linked for screen readers. */
export function Field({ label, hint, error, isRequired = false, className, children }: FieldProps) {
  const t = useWords()
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 flex justify-between gap-2 text-label">
        {label}
        {!isRequired && <span className="font-normal text-muted">{t('ui.field.optional')}</span>}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-danger-text">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
