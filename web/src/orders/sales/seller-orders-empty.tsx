import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import type { SellerOrdersSearch } from './seller-search.ts'

/** Shown when nothing matches, or there are no orders yet. */
export function SellerOrdersEmpty({ search }: { search: SellerOrdersSearch }) {
  if (Object.keys(search).length > 0) {
    return (
      <EmptyState
        title="No matching orders"
        icon={<SearchX aria-hidden="true" className="size-7" />}
        action={
          <Link to="/dashboard/orders" search={{}} className={buttonStyles({ variant: 'outline' })}>
            Show all orders
          </Link>
        }
      >
        None of your orders is in this state, from these days, or has what you search for.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No orders yet"
      icon={<ShoppingBag aria-hidden="true" className="size-7" />}
      action={
        <Link to="/dashboard/inventory" className={buttonStyles({ variant: 'outline' })}>
          Look at your products
        </Link>
      }
    >
      Orders appear here as soon as they are paid.
    </EmptyState>
  )
}
