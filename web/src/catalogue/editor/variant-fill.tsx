import { parseAmount } from '@makola/money/parse.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { ProductFieldsProps } from './product-form-view.tsx'

/** Writes one price or stock into all variants at once. */
export function VariantFill({ editor, locks }: ProductFieldsProps) {
  const t = useWords()
  const { form, store, change } = editor
  const [price, setPrice] = useState('')
  const [stock, setStock] = useState('')
  const isPrice = parseAmount(price.trim(), store.currency) !== null
  const isStock = /^\d{1,7}$/.test(stock.trim())
  const fill = () => {
    const part = { ...(isPrice && { price: price.trim() }), ...(isStock && { stock: stock.trim() }) }
    change({ variants: form.variants.map((variant) => (variant.isLeftOut ? variant : { ...variant, ...part })) })
    setPrice('')
    setStock('')
  }
  return (
    <fieldset className="grid grid-cols-[1fr_5rem_auto] items-center gap-2 rounded-md bg-sunken p-2 sm:grid-cols-[1fr_10rem_6rem_auto] sm:ps-4">
      <legend className="sr-only">{t('catalogue.editor.fill')}</legend>
      <span aria-hidden="true" className="text-small text-muted max-sm:col-span-full max-sm:px-1">
        {t('catalogue.editor.fill.short')}
      </span>
      <MoneyInput
        aria-label={t('catalogue.editor.fill.price')}
        placeholder={t('catalogue.editor.fill.price.placeholder')}
        currency={store.currency}
        value={price}
        onChange={setPrice}
        disabled={locks.prices}
      />
      <TextInput
        aria-label={t('catalogue.editor.fill.stock')}
        placeholder={t('catalogue.editor.fill.stock.placeholder')}
        inputMode="numeric"
        autoComplete="off"
        value={stock}
        onChange={(event) => setStock(event.target.value)}
        disabled={locks.stock}
      />
      <Button variant="secondary" size="sm" disabled={!isPrice && !isStock} onClick={fill}>
        {t('catalogue.editor.fill.apply')}
      </Button>
    </fieldset>
  )
}
