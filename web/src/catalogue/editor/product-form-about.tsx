import type { AboutName } from '@makola/contract/catalogue/product-about.ts'
import { useEffect, useState } from 'react'
import { Card } from '../../ui/display/card.tsx'
import { ChevronDown } from '../../ui/icons.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { aboutLabels } from '../product/about-labels.ts'
import type { ProductFieldsProps } from './product-form-view.tsx'

const fields = [
  { name: 'materials', most: 1000, hint: 'catalogue.editor.about.materials.hint' },
  { name: 'use', most: 2000, hint: 'catalogue.editor.about.use.hint' },
  { name: 'care', most: 1000, hint: 'catalogue.editor.about.care.hint' },
  { name: 'sizeGuide', most: 2000, hint: 'catalogue.editor.about.size-guide.hint' },
  { name: 'maker', most: 2000, hint: 'catalogue.editor.about.maker.hint' },
] as const satisfies { name: AboutName; most: number; hint: string }[]

/** What a shopper asks before buying: materials, use, care, sizes, and the people who made it. Folded while it is empty. */
export function ProductAboutFields({ editor, locks }: ProductFieldsProps) {
  const t = useWords()
  const { form, faults, change } = editor
  const [isOpen, setIsOpen] = useState(fields.some(({ name }) => form[name] !== ''))
  const hasFault = fields.some(({ name }) => faults[`/${name}`])
  useEffect(() => {
    if (hasFault) setIsOpen(true)
  }, [hasFault])
  return (
    <Card>
      <details className="group" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block font-semibold">{t('catalogue.editor.about')}</span>
            <span className="block text-small text-muted">{t('catalogue.editor.about.text')}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="mt-5 grid grid-cols-1 gap-5">
          {fields.map(({ name, most, hint }) => (
            <Field key={name} label={t(aboutLabels[name])} hint={t(hint)} error={faults[`/${name}`]}>
              {(control) => (
                <TextArea
                  {...control}
                  name={`/${name}`}
                  rows={3}
                  maxLength={most}
                  disabled={locks.details}
                  placeholder={name === 'sizeGuide' ? t('catalogue.editor.about.size-guide.placeholder') : undefined}
                  value={form[name]}
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </details>
    </Card>
  )
}
