import { parseAmount } from '@makola/money/parse.ts'
import { Suspense } from 'react'
import { PictureField } from '../../media/picture-field.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { VariantForm } from '../form/product-form.ts'
import type { NetSlot, ProductFieldsProps } from './product-form-view.tsx'

const PricePreview = lazyPart(async () => ({ default: (await import('./price-preview.tsx')).PricePreview }))

/** The essentials for selling a product, and its pictures: all that a seller in a hurry fills in. */
export function ProductEssentials({
  editor,
  locks,
  net: Net,
  onUploading,
}: ProductFieldsProps & { net: NetSlot; onUploading: (count: number) => void }) {
  const t = useWords()
  const { form, faults, store, change, changeVariant } = editor
  const [variant] = form.variants
  const isSingle = form.variants.length === 1 && variant !== undefined && Object.keys(variant.choice).length === 0
  return (
    <Card aria-label={t('catalogue.editor.essentials')} className="grid grid-cols-1 gap-5">
      <Field label={t('catalogue.editor.name')} isRequired error={faults['/name']}>
        {(control) => (
          <TextInput
            {...control}
            name="/name"
            maxLength={200}
            disabled={locks.details}
            placeholder={t('catalogue.editor.name.placeholder')}
            value={form.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      {isSingle && (
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('catalogue.editor.price')} isRequired error={faults['/variants/0/price']}>
            {(control) => (
              <MoneyInput
                {...control}
                name="/variants/0/price"
                currency={store.currency}
                disabled={locks.prices}
                value={variant.price}
                onChange={(price) => changeVariant(0, { price })}
              />
            )}
          </Field>
          <Field label={t('catalogue.editor.stock')} isRequired error={faults['/variants/0/stock']}>
            {(control) => (
              <TextInput
                {...control}
                name="/variants/0/stock"
                inputMode="numeric"
                autoComplete="off"
                disabled={locks.stock}
                value={variant.stock}
                onChange={(event) => changeVariant(0, { stock: event.target.value })}
                className="tabular"
              />
            )}
          </Field>
        </div>
      )}
      <Net store={store} category={form.category} pricesMinor={readPrices(form.variants, store.currency)} />
      <Suspense>
        <PricePreview editor={editor} />
      </Suspense>
      <fieldset disabled={locks.details} className="min-w-0">
        <PictureField
          storeId={store.id}
          value={form.pictures}
          onChange={(pictures) => change({ pictures })}
          max={12}
          error={faults['/pictures']}
          onUploading={onUploading}
        />
      </fieldset>
    </Card>
  )
}

function readPrices(variants: readonly VariantForm[], currency: string): number[] {
  return variants.flatMap(({ isLeftOut, price }) => (isLeftOut ? [] : (parseAmount(price.trim(), currency) ?? [])))
}
