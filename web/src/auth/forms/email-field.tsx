import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'

export type EmailFieldProps = {
  label?: string
  error: string | undefined
  autoComplete: string
  defaultValue?: string | undefined
}

export function EmailField({ label, error, ...rest }: EmailFieldProps) {
  const t = useWords()
  return (
    <Field label={label ?? t('auth.email.label')} isRequired error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          name="email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
