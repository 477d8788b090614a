import type { FieldError } from '@makola/contract/http/problems.ts'
import { type Country, listCountries } from '@makola/countries/names.ts'
import { currencyCodes } from '@makola/money/currencies.ts'
import { currencyName } from '@makola/money/currency-names.ts'
import { useMemo } from 'react'
import { Flag } from '../../ui/display/flag.tsx'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type NewRateFieldsProps = {
  country: Country | null
  currency: string
  onCountry: (country: Country | null) => void
  onCurrency: (currency: string) => void
  /** Countries that have a rate already. */
  takenCodes: string[]
  errors: FieldError[]
}

/** The new country, and the currency of its prices. */
export function NewRateFields(props: NewRateFieldsProps) {
  const t = useWords()
  const { country, currency, onCountry, onCurrency, takenCodes, errors } = props
  const countries = useMemo(() => listCountries().filter(({ code }) => !takenCodes.includes(code)), [takenCodes])
  const errorAt = (pointer: string) => errors.find((error) => error.pointer?.startsWith(pointer))?.detail
  return (
    <>
      <Field label={t('rates.shop.country')} isRequired error={errorAt('/country')}>
        {({ id }) => (
          <Combobox
            id={id}
            label={t('rates.shop.country')}
            items={countries}
            value={country}
            onChange={onCountry}
            itemToText={({ name }) => name}
            itemToKey={({ code }) => code}
            renderItem={({ code, name }) => (
              <span className="flex items-center gap-3">
                <Flag countryCode={code} />
                {name}
              </span>
            )}
            emptyText={t('rates.shop.no-country')}
          />
        )}
      </Field>
      <Field label={t('rates.shop.currency')} isRequired error={errorAt('/currency')}>
        {({ id }) => (
          <Combobox
            id={id}
            label={t('rates.shop.currency')}
            items={[...currencyCodes]}
            value={currency || null}
            onChange={(code) => onCurrency(code ?? '')}
            itemToText={(code) => code}
            itemToKey={(code) => code}
            renderItem={(code) => (
              <span className="flex justify-between gap-3">
                {code} <span className="text-muted">{currencyName(code)}</span>
              </span>
            )}
          />
        )}
      </Field>
    </>
  )
}
