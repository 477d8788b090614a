import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'

export type NameFieldProps = { error: string | undefined; defaultValue?: string | undefined }

export function NameField({ error, defaultValue }: NameFieldProps) {
  const t = useWords()
  return (
    <Field label={t('auth.name.label')} isRequired error={error}>
      {(control) => <TextInput {...control} name="name" autoComplete="name" defaultValue={defaultValue} />}
    </Field>
  )
}
