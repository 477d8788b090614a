import { Link } from '@tanstack/react-router'
import PackagePlus from 'lucide-react/icons/package-plus'
import SearchX from 'lucide-react/icons/search-x'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { type InventorySearch, isNarrowed } from '../stock/inventory-search.ts'

/** Shown when nothing matches, or there are no products yet. */
export function InventoryEmpty({ search }: { search: InventorySearch }) {
  if (isNarrowed(search)) {
    return (
      <EmptyState
        title="No matching products"
        icon={<SearchX aria-hidden="true" className="size-7" />}
        action={
          <Link to="/dashboard/inventory" search={{}} className={buttonStyles({ variant: 'outline' })}>
            Show all products
          </Link>
        }
      >
        No product in your inventory matches your search.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Add your first product"
      icon={<PackagePlus aria-hidden="true" className="size-7" />}
      action={
        <Link to="/dashboard/inventory/add-product" className={buttonStyles()}>
          Add a product
        </Link>
      }
    >
      A name, a price and a picture are enough to start. Or import a table of all you have.
    </EmptyState>
  )
}
