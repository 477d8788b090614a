import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { PackagePlus, SearchX } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { type InventorySearch, isNarrowed } from '../stock/inventory-search.ts'
import { useAddingRefusal } from '../stock/use-adding-refusal.ts'

/** Shown when nothing matches, or there are no products yet. */
export function InventoryEmpty({ search }: { search: InventorySearch }) {
  const t = useWords()
  const refusal = useAddingRefusal()
  if (isNarrowed(search)) {
    return (
      <EmptyState
        title={t('catalogue.inventory.no-match.title')}
        icon={<SearchX aria-hidden="true" className="size-7" />}
        action={
          <Link to="/dashboard/inventory" search={{}} className={buttonStyles({ variant: 'outline' })}>
            {t('catalogue.inventory.no-match.show-all')}
          </Link>
        }
      >
        {t('catalogue.inventory.no-match.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('catalogue.inventory.empty.title')}
      icon={<PackagePlus aria-hidden="true" className="size-7" />}
      action={
        refusal === undefined && (
          <Link to="/dashboard/inventory/add-product" className={buttonStyles()}>
            {t('catalogue.inventory.empty.add')}
          </Link>
        )
      }
    >
      {t('catalogue.inventory.empty.text')}
    </EmptyState>
  )
}
