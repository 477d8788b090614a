import type { ProductChange } from '@makola/contract/catalogue/bulk-products.ts'
import { useState } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type StockDialogProps = { count: number; onChange: (change: ProductChange) => void; onClose: () => void }
type Way = 'add' | 'set'

/** The most units of a variant, as in the API. */
const mostStock = 1_000_000

const ways = { add: 'catalogue.bulk.stock.add', set: 'catalogue.bulk.stock.set' } as const

/** Units added to the stock, or the stock set to a number. */
export function StockDialog({ count, onChange, onClose }: StockDialogProps) {
  const t = useWords()
  const [way, setWay] = useState<Way>('add')
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const change = readChange(way, text)
  const error = isTried && change === null ? t('catalogue.bulk.stock.fault', { way, most: mostStock }) : undefined
  return (
    <FormDialog
      title={t('catalogue.bulk.stock.title', { count })}
      description={t('catalogue.bulk.stock.text')}
      saveLabel={t('catalogue.bulk.stock')}
      onSubmit={() => (change ? onChange(change) : setIsTried(true))}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('catalogue.bulk.way')} isRequired>
          {(control) => (
            <Select {...control} value={way} onChange={(event) => setWay(event.target.value as Way)}>
              {(['add', 'set'] as const).map((value) => (
                <option key={value} value={value}>
                  {t(ways[value])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('catalogue.bulk.stock.units')} isRequired error={error}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

function readChange(way: Way, text: string): ProductChange | null {
  const units = /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : Number.NaN
  if (!(units <= mostStock)) return null
  if (way === 'set') return { kind: 'stock', stock: units }
  return units > 0 ? { kind: 'stock-added', units } : null
}
