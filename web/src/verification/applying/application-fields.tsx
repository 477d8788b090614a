import type { NumberKind } from '@makola/contract/verification/identity-numbers.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { numberNames } from '../traders/number-names.ts'
import type { ApplicationDraft } from './application-draft.ts'

type ApplicationFieldsProps = {
  draft: ApplicationDraft
  change: (typed: Partial<ApplicationDraft>) => void
  faults: Record<string, string>
  numberKinds: readonly NumberKind[]
}

/** The name, the number by country, the address and the contact of an application. */
export function ApplicationFields({ draft, change, faults, numberKinds }: ApplicationFieldsProps) {
  const t = useWords()
  const isPerson = draft.kind === 'person'
  const text = (name: 'legalName' | 'number' | 'address' | 'contactEmail' | 'contactPhone' | 'expiresOn') => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <>
      <Field
        label={t(isPerson ? 'verification.form.person-name' : 'verification.form.business-name')}
        isRequired
        error={faults['/legalName']}
      >
        {(control) => <TextInput {...control} {...text('legalName')} maxLength={120} />}
      </Field>
      {numberKinds.length > 1 && (
        <Field label={t('verification.form.number-kind')} isRequired error={faults['/numberKind']}>
          {(control) => (
            <Select
              {...control}
              value={draft.numberKind}
              onChange={(event) =>
                change({ numberKind: numberKinds.find((kind) => kind === event.target.value) ?? draft.numberKind })
              }
            >
              {numberKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(numberNames[kind])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field
        label={t(numberNames[draft.numberKind])}
        isRequired
        hint={isPerson && t('verification.form.person-number-hint')}
        error={faults['/number']}
      >
        {(control) => (
          <TextInput {...control} {...text('number')} maxLength={40} autoComplete="off" autoCapitalize="characters" />
        )}
      </Field>
      <Field label={t('verification.form.address')} isRequired error={faults['/address']}>
        {(control) => <TextArea {...control} {...text('address')} maxLength={300} rows={3} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('verification.form.email')} isRequired error={faults['/contactEmail']}>
          {(control) => <TextInput {...control} {...text('contactEmail')} type="email" autoComplete="email" />}
        </Field>
        <Field
          label={t('verification.form.phone')}
          isRequired
          hint={t('verification.form.phone-hint')}
          error={faults['/contactPhone']}
        >
          {(control) => <TextInput {...control} {...text('contactPhone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <Field label={t('verification.form.expires')} error={faults['/expiresOn']}>
        {(control) => <TextInput {...control} {...text('expiresOn')} type="date" />}
      </Field>
    </>
  )
}
