import type { AddressField } from '@makola/contract/orders/address-form.ts'
import type { Country } from '@makola/countries/names.ts'
import { cx } from 'class-variance-authority'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { FieldsProps } from './contact-fields.tsx'

export type AddressFieldsProps = FieldsProps & {
  country: string
  countries: Country[]
  fields: AddressField[]
}

const half = new Set<AddressField['name']>(['city', 'region', 'postcode'])

/** The address as the chosen country writes it: its fields, in its order and words. */
export function AddressFields({ form, change, faults, country, countries, fields }: AddressFieldsProps) {
  const t = useWords()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('orders.checkout.country')}
        isRequired
        error={faults['/address/countryCode']}
        className="sm:col-span-2"
      >
        {(control) => (
          <Select
            {...control}
            name="/address/countryCode"
            autoComplete="shipping country"
            value={country}
            onChange={(event) => change({ country: event.target.value, delivery: {} })}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {fields.map((field) => (
        <AddressInput
          key={field.name}
          field={field}
          value={form.address[field.name] ?? ''}
          error={faults[`/address/${field.name}`]}
          onChange={(text) => change({ address: { ...form.address, [field.name]: text } })}
        />
      ))}
      <Field
        label={t('orders.checkout.note')}
        hint={t('orders.checkout.note.hint')}
        error={faults['/note']}
        className="sm:col-span-2"
      >
        {(control) => (
          <TextArea
            {...control}
            name="/note"
            rows={2}
            maxLength={500}
            value={form.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

type AddressInputProps = {
  field: AddressField
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

export function AddressInput({ field, value, error, onChange }: AddressInputProps) {
  const t = useWords()
  const { name, label, hint, required, autocomplete, options } = field
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={required}
      className={cx(!half.has(name) && 'sm:col-span-2')}
    >
      {(control) =>
        options ? (
          <Select
            {...control}
            name={`/address/${name}`}
            autoComplete={autocomplete}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{t('orders.checkout.choose')}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        ) : (
          <TextInput
            {...control}
            name={`/address/${name}`}
            autoComplete={autocomplete}
            autoCapitalize={name === 'postcode' ? 'characters' : 'words'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
