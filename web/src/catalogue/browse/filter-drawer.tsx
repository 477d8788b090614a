import { useId } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Drawer } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ListFilters, type ListFiltersProps } from './list-filters.tsx'

type FilterDrawerProps = ListFiltersProps & { isOpen: boolean; onClose: () => void }

/** The filters on a phone. The list behind follows each choice; the button shows the number of results. */
export function FilterDrawer({ isOpen, onClose, ...filters }: FilterDrawerProps) {
  const t = useWords()
  const { total, isCapped } = filters.facets
  const formId = useId()
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('catalogue.filters.title')}
      footer={
        // It applies typed prices, and closes once they are valid.
        <Button type="submit" form={formId} className="grow">
          {isCapped
            ? t('catalogue.filters.show-capped', { count: total })
            : total === 0
              ? t('catalogue.filters.show-none')
              : t('catalogue.filters.show', { count: total })}
        </Button>
      }
    >
      <ListFilters {...filters} formId={formId} onTaken={onClose} />
    </Drawer>
  )
}
