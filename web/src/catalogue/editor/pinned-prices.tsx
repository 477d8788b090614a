import type { CurrencyCode } from '@makola/money/currencies.ts'
import { currencyName } from '@makola/money/currency-names.ts'
import { useQuery } from '@tanstack/react-query'
import { storeRatesQuery } from '../../rates/choice/queries.ts'
import { Button } from '../../ui/actions/button.tsx'
import { X } from '../../ui/icons.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { Faults } from '../form/product-form-faults.ts'

type PinnedPricesProps = {
  storeId: string
  currency: CurrencyCode
  pinned: Record<string, string>
  onChange: (pinned: Record<string, string>) => void
  faults: Faults
  at: string
  isDisabled: boolean
}

/** Prices pinned for single currencies, which ignore the rates. */
export function PinnedPrices({ storeId, currency, pinned, onChange, faults, at, isDisabled }: PinnedPricesProps) {
  const t = useWords()
  const { data: rates = [] } = useQuery(storeRatesQuery(storeId))
  const codes = [...new Set(rates.map((rate) => rate.currency))].filter((code) => code !== currency).toSorted()
  const free = codes.filter((code) => pinned[code] === undefined)
  return (
    <fieldset disabled={isDisabled} className="grid gap-3">
      <legend className="mb-1 text-label">{t('catalogue.editor.pinned')}</legend>
      <p className="-mt-2 text-small text-muted">{t('catalogue.editor.pinned.hint')}</p>
      {Object.entries(pinned).map(([code, text]) => (
        <Field
          key={code}
          label={t('catalogue.editor.pinned.currency', { name: currencyName(code), code })}
          isRequired
          error={faults[`${at}/pinnedPrices/${code}`]}
        >
          {(control) => (
            <span className="flex gap-2">
              <MoneyInput
                {...control}
                name={`${at}/pinnedPrices/${code}`}
                currency={code}
                value={text}
                onChange={(typed) => onChange({ ...pinned, [code]: typed })}
                className="grow"
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('catalogue.editor.pinned.remove', { code })}
                onClick={() => onChange(Object.fromEntries(Object.entries(pinned).filter(([other]) => other !== code)))}
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </span>
          )}
        </Field>
      ))}
      {free.length > 0 && (
        <Select
          aria-label={t('catalogue.editor.pinned.add')}
          value=""
          disabled={isDisabled}
          onChange={(event) => event.target.value && onChange({ ...pinned, [event.target.value]: '' })}
          className="sm:max-w-96"
        >
          <option value="">{t('catalogue.editor.pinned.add.placeholder')}</option>
          {free.map((code) => (
            <option key={code} value={code}>
              {t('catalogue.editor.pinned.currency', { name: currencyName(code), code })}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  )
}
