import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { PictureChoice } from './picture-choice.tsx'
import { PinnedPrices } from './pinned-prices.tsx'
import type { ProductFieldsProps } from './product-form-view.tsx'

/** The fields of a variant beyond price and stock. */
export function VariantExtras({ editor, locks, index }: ProductFieldsProps & { index: number }) {
  const t = useWords()
  const { form, faults, store, changeVariant } = editor
  const variant = form.variants[index]
  if (!variant) return null
  const at = `/variants/${index}`
  const isOneOfMany = form.variants.length > 1
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('catalogue.editor.compare-at')}
          error={faults[`${at}/compareAt`]}
          hint={t('catalogue.editor.compare-at.hint')}
        >
          {(control) => (
            <MoneyInput
              {...control}
              name={`${at}/compareAt`}
              currency={store.currency}
              disabled={locks.prices}
              value={variant.compareAt}
              onChange={(compareAt) => changeVariant(index, { compareAt })}
            />
          )}
        </Field>
        <Field label={t('catalogue.editor.sku')} error={faults[`${at}/sku`]} hint={t('catalogue.editor.sku.hint')}>
          {(control) => (
            <TextInput
              {...control}
              name={`${at}/sku`}
              maxLength={60}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              disabled={locks.details}
              value={variant.sku}
              onChange={(event) => changeVariant(index, { sku: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={t('catalogue.editor.low-stock')}
          error={faults[`${at}/lowStockThreshold`]}
          hint={t('catalogue.editor.low-stock.hint')}
        >
          {(control) => (
            <TextInput
              {...control}
              name={`${at}/lowStockThreshold`}
              inputMode="numeric"
              autoComplete="off"
              disabled={locks.stock}
              value={variant.lowStockThreshold}
              onChange={(event) => changeVariant(index, { lowStockThreshold: event.target.value })}
              className="tabular"
            />
          )}
        </Field>
        <BarcodeField {...{ editor, locks, index }} />
      </div>
      <PinnedPrices
        currency={store.currency}
        storeId={store.id}
        pinned={variant.pinned}
        onChange={(pinned) => changeVariant(index, { pinned })}
        faults={faults}
        at={at}
        isDisabled={locks.prices}
      />
      {isOneOfMany && form.pictures.length > 0 && (
        <fieldset disabled={locks.details}>
          <legend className="mb-1 text-label">{t('catalogue.editor.variant.picture')}</legend>
          <PictureChoice
            pictures={form.pictures}
            value={variant.pictureId}
            onChange={(pictureId) => changeVariant(index, { pictureId })}
          />
        </fieldset>
      )}
    </div>
  )
}

function BarcodeField({ editor, locks, index }: ProductFieldsProps & { index: number }) {
  const t = useWords()
  const at = `/variants/${index}/barcode`
  return (
    <Field label={t('catalogue.editor.barcode')} error={editor.faults[at]} hint={t('catalogue.editor.barcode.hint')}>
      {(control) => (
        <TextInput
          {...control}
          name={at}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          disabled={locks.details}
          value={editor.form.variants[index]?.barcode ?? ''}
          onChange={(event) => editor.changeVariant(index, { barcode: event.target.value })}
          // A scanner ends with Enter, which would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
    </Field>
  )
}
