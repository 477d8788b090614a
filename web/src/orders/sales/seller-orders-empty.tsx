import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { SearchX, ShoppingBag } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { SellerOrdersSearch } from './seller-search.ts'

/** Shown when nothing matches, or there are no orders yet. */
export function SellerOrdersEmpty({ search }: { search: SellerOrdersSearch }) {
  const t = useWords()
  if (Object.keys(search).length > 0) {
    return (
      <EmptyState
        title={t('orders.sales.no-match.title')}
        icon={<SearchX aria-hidden="true" className="size-7" />}
        action={
          <Link to="/dashboard/orders" search={{}} className={buttonStyles({ variant: 'outline' })}>
            {t('orders.sales.no-match.show-all')}
          </Link>
        }
      >
        {t('orders.sales.no-match.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('orders.sales.empty.title')}
      icon={<ShoppingBag aria-hidden="true" className="size-7" />}
      action={
        <Link to="/dashboard/inventory" className={buttonStyles({ variant: 'outline' })}>
          {t('orders.sales.empty.products')}
        </Link>
      }
    >
      {t('orders.sales.empty.text')}
    </EmptyState>
  )
}
