import type { AccountOrder } from '@makola/contract/orders/account-orders.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { Price } from '../../ui/display/price.tsx'
import { ChevronRight, Package } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { writeHeadline } from '../order/order-headline.ts'
import { accountOrdersQuery } from './account-orders-query.ts'
import { ClaimOrders } from './claim-orders.tsx'

/** The account's orders, and guest orders that it may claim. */
export function AccountOrders() {
  const t = useWords()
  const list = useInfiniteQuery(accountOrdersQuery)
  const { data, error, refetch, isRefetching } = list
  const orders = data?.pages.flatMap((page) => page.data)
  return (
    <div className="grid gap-6">
      <ClaimOrders />
      {error && !orders ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : !orders ? (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-28 rounded-lg" />
        </div>
      ) : orders.length === 0 ? (
        <NoOrders />
      ) : (
        <ul className="grid gap-3">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} className="justify-self-center">
        {t('orders.account.earlier')}
      </MoreButton>
    </div>
  )
}

function OrderRow({ order }: { order: AccountOrder }) {
  const t = useWords()
  // A process of the former release, which still runs beside this page's, does not send the parcels.
  const { title, tone } = writeHeadline({ ...order, parcels: order.parcels ?? [] }, t)
  const [first] = order.pictures
  return (
    <Link
      to="/order-tracking/"
      search={{ token: order.trackingToken }}
      className="flex items-center gap-4 rounded-lg border border-line bg-surface p-3 transition-colors hover:border-ink md:p-4"
    >
      <Picture picture={first ?? null} sizes="80px" alt="" className="size-20 shrink-0 rounded-md" />
      <div className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{order.number}</span>
          <Badge tone={tone}>{title}</Badge>
        </div>
        <p className="truncate text-small text-muted">{order.stores.join(', ')}</p>
        <p className="text-small text-muted">
          <LocalTime at={order.placedAt} part="date" /> · {t('orders.account.items', { count: order.itemCount })}
        </p>
        <Price money={order.total} size="sm" />
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

function NoOrders() {
  const t = useWords()
  return (
    <EmptyState
      title={t('orders.account.empty')}
      icon={<Package aria-hidden="true" className="size-7" />}
      action={
        <Link to="/store/" className={buttonStyles()}>
          {t('orders.account.empty.browse')}
        </Link>
      }
    >
      {t('orders.account.empty.text')}
    </EmptyState>
  )
}
