import { useState } from 'react'
import { Card } from '../../ui/display/card.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { OptionFields } from './option-fields.tsx'
import type { ProductFieldsProps } from './product-form-view.tsx'
import { ValuePictures } from './value-pictures.tsx'
import { VariantExtras } from './variant-extras.tsx'
import { VariantFill } from './variant-fill.tsx'
import { VariantRow } from './variant-row.tsx'

/** The options of a product, and the price and stock of each combination; for a plain product, its finer terms. */
export function VariantFields({ editor, locks }: ProductFieldsProps) {
  const t = useWords()
  const { form, faults, changeOptions, changeVariant } = editor
  const [openIndex, setOpenIndex] = useState<number>()
  const [only] = form.variants
  const isPlain = form.variants.length === 1 && only !== undefined && Object.keys(only.choice).length === 0
  const leftOut = form.variants.filter(({ isLeftOut }) => isLeftOut).length
  const count = form.variants.length - leftOut
  return (
    <Card id="variants" aria-labelledby="variants-title" className="scroll-mt-24">
      <h2 id="variants-title" className="mb-1 text-subheading">
        {t('catalogue.editor.options')}
      </h2>
      <p className="mb-4 text-small text-muted">{t('catalogue.editor.options.text')}</p>
      <OptionFields options={form.options} onChange={changeOptions} faults={faults} isDisabled={locks.details} />
      <ValuePictures editor={editor} locks={locks} />
      {faults['/options'] && (
        <p role="alert" className="mt-3 text-small font-medium text-danger-text">
          {faults['/options']}
        </p>
      )}
      {isPlain ? (
        <div className="mt-6 border-t border-line pt-5">
          <VariantExtras editor={editor} locks={locks} index={0} />
        </div>
      ) : (
        <section aria-label={t('catalogue.editor.variants')} className="mt-6 border-t border-line pt-5">
          <h3 className="mb-3 font-semibold">
            {leftOut === 0
              ? t('catalogue.editor.variants.count', { count })
              : t('catalogue.editor.variants.count-left-out', {
                  count,
                  leftOut,
                  quiet: (text) => <span className="font-normal text-muted">{text}</span>,
                })}
          </h3>
          <VariantFill editor={editor} locks={locks} />
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {form.variants.map((variant, index) => (
              <VariantRow
                key={variant.id ?? Object.values(variant.choice).join('\n')}
                editor={editor}
                locks={locks}
                index={index}
                isOpen={openIndex === index}
                onToggle={() => setOpenIndex(openIndex === index ? undefined : index)}
                onLeaveOut={() => changeVariant(index, { isLeftOut: !variant.isLeftOut })}
              />
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}
