import type { CurrencyCode } from '@makola/money/currencies.ts'
import { formatMoney } from '@makola/money/format.ts'
import type { Money } from '@makola/money/money.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeRatesQuery } from '../../rates/choice/queries.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { VariantForm } from '../form/product-form.ts'
import type { ProductEditor } from '../form/use-product-form.ts'
import { gatherByCurrency, previewPrices } from './preview-prices.ts'

const fewLines = 4

/** Prices for shoppers elsewhere, while the price is being typed: rounded as the server does. */
export function PricePreview({ editor: { form, store } }: { editor: ProductEditor }) {
  const t = useWords()
  const { data: rates = [] } = useQuery(storeRatesQuery(store.id))
  const [isAll, setIsAll] = useState(false)
  const cheapest = findCheapest(form.variants, store.currency)
  if (!cheapest) return null
  const { price, variant } = cheapest
  const abroad = rates.filter(({ currency }) => currency !== store.currency)
  const prices = gatherByCurrency(previewPrices(price, readPins(variant), abroad))
  if (prices.length === 0) return null
  const shown = isAll ? prices : prices.slice(0, fewLines)
  return (
    <section aria-label={t('catalogue.editor.abroad')} className="rounded-md bg-sunken px-4 py-3">
      <p className="mb-2 text-label text-muted">{t('catalogue.editor.abroad.title')}</p>
      <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {shown.map(({ rateId, country, countryCode, price: converted, isPinned, others }) => (
          <li key={rateId} className="flex items-center gap-2 text-small">
            <Flag countryCode={countryCode} />
            <span className="min-w-0 grow truncate text-muted">
              {others > 0 ? t('catalogue.editor.abroad.countries', { country, others }) : country}
            </span>
            {isPinned && <Badge>{t('catalogue.editor.abroad.pinned')}</Badge>}
            <span className="font-semibold tabular">{formatMoney(converted)}</span>
          </li>
        ))}
      </ul>
      {prices.length > fewLines && (
        <button type="button" onClick={() => setIsAll(!isAll)} className="mt-1 min-h-11 text-small link">
          {isAll ? t('catalogue.editor.abroad.fewer') : t('catalogue.editor.abroad.all', { count: prices.length })}
        </button>
      )}
    </section>
  )
}

function findCheapest(variants: VariantForm[], currency: CurrencyCode) {
  const priced = variants.flatMap((variant) => {
    const amount = variant.isLeftOut ? null : parseAmount(variant.price.trim(), currency)
    return amount === null ? [] : [{ variant, price: { amount, currency } }]
  })
  return priced.toSorted((a, b) => a.price.amount - b.price.amount)[0]
}

function readPins({ pinned }: VariantForm): Money[] {
  return Object.entries(pinned).flatMap(([currency, text]) => {
    const amount = parseAmount(text.trim(), currency)
    return amount === null ? [] : [{ amount, currency }]
  })
}
