import { type AboutName, aboutLimits } from '@makola/contract/about/limits.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useEffect, useState } from 'react'
import { Card } from '../../ui/display/card.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { aboutLabels } from '../product/about-labels.ts'
import type { ProductFieldsProps } from './product-form-view.tsx'

const SizeTable = lazyPart(async () => ({ default: (await import('../product/size-table.tsx')).SizeTable }))

const fields = [
  { name: 'materials', hint: 'catalogue.editor.about.materials.hint' },
  { name: 'use', hint: 'catalogue.editor.about.use.hint' },
  { name: 'care', hint: 'catalogue.editor.about.care.hint' },
  { name: 'sizeGuide', hint: 'catalogue.editor.about.size-guide.hint' },
  { name: 'maker', hint: 'catalogue.editor.about.maker.hint' },
] as const satisfies { name: AboutName; hint: string }[]

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
          {fields.map(({ name, hint }) => (
            <Field key={name} label={t(aboutLabels[name])} hint={t(hint)} error={faults[`/${name}`]}>
              {(control) => (
                <TextArea
                  {...control}
                  name={`/${name}`}
                  rows={3}
                  maxLength={aboutLimits[name]}
                  disabled={locks.details}
                  placeholder={name === 'sizeGuide' ? t('catalogue.editor.about.size-guide.placeholder') : undefined}
                  value={form[name]}
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          {form.sizeGuide.includes('\n') && (
            <section aria-label={t('catalogue.editor.about.size-guide.preview')} className="rounded-md bg-sunken p-4">
              <p className="text-label">{t('catalogue.editor.about.size-guide.preview')}</p>
              <Suspense>
                <SizeTable text={form.sizeGuide.trim()} />
              </Suspense>
            </section>
          )}
        </div>
      </details>
    </Card>
  )
}
