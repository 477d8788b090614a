import type { ProductChange } from '@makola/contract/catalogue/bulk-products.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { categoriesQuery } from '../browse/queries.ts'
import { CategoryOptions } from '../categories/category-options.tsx'

type CategoryDialogProps = {
  count: number
  storeId: string
  onChange: (change: ProductChange) => void
  onClose: () => void
}

const none = 'none'

/** The category that all selected products will be in. */
export function CategoryDialog({ count, storeId, onChange, onClose }: CategoryDialogProps) {
  const t = useWords()
  const { data: categories = [], error, refetch } = useQuery(categoriesQuery(storeId))
  const [chosen, setChosen] = useState('')
  const [isTried, setIsTried] = useState(false)
  const submit = () => {
    if (chosen === '') setIsTried(true)
    else onChange({ kind: 'category', category: chosen === none ? null : chosen })
  }
  return (
    <FormDialog
      title={t('catalogue.bulk.category.title', { count })}
      description={t('catalogue.bulk.category.text')}
      saveLabel={t('catalogue.bulk.category.verb')}
      onSubmit={submit}
      onClose={onClose}
    >
      {error && categories.length === 0 && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      <Field
        label={t('catalogue.inventory.category')}
        isRequired
        error={isTried && chosen === '' ? t('catalogue.bulk.category.missing') : undefined}
      >
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t('catalogue.bulk.category.choose')}</option>
            <option value={none}>{t('catalogue.bulk.category.none')}</option>
            <CategoryOptions tree={categories} />
          </Select>
        )}
      </Field>
    </FormDialog>
  )
}
