import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'

export type EmailFieldProps = { error: string | undefined; autoComplete: string; defaultValue?: string | undefined }

export function EmailField({ error, ...rest }: EmailFieldProps) {
  return (
    <Field label="E-mail" isRequired error={error}>
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
