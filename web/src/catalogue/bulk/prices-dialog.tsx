import type { ProductChange } from '@makola/contract/catalogue/bulk-products.ts'
import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { highestPriceMinor } from '@makola/money/percent.ts'
import { useState } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { explainAmount } from '../form/product-form-faults.ts'
import { PricePreview } from './price-preview.tsx'
import { type PriceWay, readPercent } from './read-percent.ts'

type PricesDialogProps = {
  count: number
  currency: CurrencyCode
  rows: readonly InventoryRow[]
  onChange: (change: ProductChange) => void
  onClose: () => void
}

const ways = {
  raise: 'catalogue.bulk.prices.raise',
  lower: 'catalogue.bulk.prices.lower',
  set: 'catalogue.bulk.prices.set',
} as const

/** Prices raised or lowered by percent, or set to an amount. */
export function PricesDialog({ count, currency, rows, onChange, onClose }: PricesDialogProps) {
  const t = useWords()
  const [way, setWay] = useState<PriceWay>('lower')
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const change = readChange(way, text, currency)
  const fault = way === 'set' ? explainAmount(currency, t) : t('catalogue.bulk.prices.percent-fault', { way })
  const error = isTried && change === null ? fault : undefined
  return (
    <FormDialog
      title={t('catalogue.bulk.prices.title', { count })}
      description={t('catalogue.bulk.prices.text')}
      saveLabel={t('catalogue.bulk.prices')}
      onSubmit={() => (change ? onChange(change) : setIsTried(true))}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('catalogue.bulk.way')} isRequired>
          {(control) => (
            <Select
              {...control}
              value={way}
              onChange={(event) => {
                setWay(event.target.value as PriceWay)
                setText('')
                setIsTried(false)
              }}
            >
              {(['lower', 'raise', 'set'] as const).map((value) => (
                <option key={value} value={value}>
                  {t(ways[value])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={way === 'set' ? t('catalogue.bulk.prices.amount') : t('catalogue.bulk.prices.percent')}
          isRequired
          error={error}
        >
          {(control) =>
            way === 'set' ? (
              <MoneyInput {...control} currency={currency} value={text} onChange={setText} />
            ) : (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )
          }
        </Field>
      </div>
      <PricePreview change={change} rows={rows} />
    </FormDialog>
  )
}

function readChange(way: PriceWay, text: string, currency: CurrencyCode): ProductChange | null {
  if (way !== 'set') {
    const basisPoints = readPercent(text, way)
    return basisPoints === null ? null : { kind: 'price-percent', basisPoints }
  }
  const amount = parseAmount(text, currency)
  return amount === null || amount > highestPriceMinor ? null : { kind: 'price', price: { amount, currency } }
}
