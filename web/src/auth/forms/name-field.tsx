import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'

export type NameFieldProps = { error: string | undefined; defaultValue?: string | undefined }

export function NameField({ error, defaultValue }: NameFieldProps) {
  return (
    <Field label="Your name" isRequired error={error}>
      {(control) => <TextInput {...control} name="name" autoComplete="name" defaultValue={defaultValue} />}
    </Field>
  )
}
