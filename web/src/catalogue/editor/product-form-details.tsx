import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Card } from '../../ui/display/card.tsx'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { categoriesQuery } from '../browse/queries.ts'
import { nameCategoryPath } from '../categories/name-category-path.ts'
import type { ProductFieldsProps } from './product-form-view.tsx'

const DescriptionEditor = lazyPart(async () => ({
  default: (await import('./description-editor.tsx')).DescriptionEditor,
}))

/** The description of a product, and its category. */
export function ProductDetails({ editor, locks }: ProductFieldsProps) {
  const t = useWords()
  const { form, faults, change } = editor
  const { data: categories = [] } = useQuery(categoriesQuery())
  return (
    <Card aria-label={t('catalogue.editor.description')} className="grid gap-5">
      <Field label={t('catalogue.editor.category')} error={faults['/category']}>
        {({ id }) => (
          <Combobox<CategoryNode>
            id={id}
            label={t('catalogue.editor.category')}
            placeholder={t('catalogue.editor.category.placeholder')}
            items={categories}
            value={categories.find(({ slug }) => slug === form.category) ?? null}
            onChange={(category) => change({ category: category?.slug ?? '' })}
            itemToKey={(category) => category.id}
            itemToText={(category) => nameCategoryPath(category, categories)}
            emptyText={t('catalogue.editor.category.no-match')}
            isDisabled={locks.details}
          />
        )}
      </Field>
      <Suspense fallback={<Skeleton className="h-52" />}>
        <DescriptionEditor
          html={form.description}
          onChange={(description) => change({ description })}
          error={faults['/description']}
          isDisabled={locks.details}
        />
      </Suspense>
    </Card>
  )
}
