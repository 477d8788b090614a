import { ChevronDown } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { listUsedOptions } from '../form/product-form-matrix.ts'
import { findValuePicture, showValue } from '../form/value-pictures.ts'
import { PictureChoice } from './picture-choice.tsx'
import type { ProductFieldsProps } from './product-form-view.tsx'

/** A picture for each value of an option, such as each colour, for all variants with it at once. */
export function ValuePictures({ editor: { form, change }, locks }: ProductFieldsProps) {
  const t = useWords()
  const { pictures, variants } = form
  if (pictures.length < 2) return null
  return listUsedOptions(form.options).map(({ key, name, values }) => (
    <details key={key} className="group mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-label">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        {t('catalogue.editor.value.pictures', { option: name })}
      </summary>
      <p className="text-small text-muted">{t('catalogue.editor.value.pictures.text')}</p>
      <div className="grid gap-4 pt-3">
        {values.map((value) => {
          const shown = findValuePicture(variants, { key, value })
          return (
            <fieldset key={value} disabled={locks.details}>
              <legend className="mb-1 text-small font-medium">
                {shown === undefined ? t('catalogue.editor.value.pictures.several', { value }) : value}
              </legend>
              <PictureChoice
                pictures={pictures}
                value={shown}
                onChange={(pictureId) => change({ variants: showValue(variants, { key, value }, pictureId) })}
              />
            </fieldset>
          )
        })}
      </div>
    </details>
  ))
}
