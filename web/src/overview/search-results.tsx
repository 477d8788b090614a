import type { ShopFinds } from '@makola/contract/overview/overview.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from '../ui/icons.ts'
import { EmptyState } from '../ui/messages/empty-state.tsx'
import { ErrorState } from '../ui/messages/error-state.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { FoundGroup, FoundRow } from './found-group.tsx'
import { FoundOrder, FoundPayment } from './found-order.tsx'
import { leastSearched, searchQuery } from './queries.ts'

/** Orders, payments, people and stores that match, each kind by itself. */
export function SearchResults({ q }: { q: string }) {
  const t = useWords()
  const isLong = [...q.trim()].length >= leastSearched
  const { data, error, isFetching, refetch } = useQuery({ ...searchQuery(q), enabled: isLong })
  if (!isLong) return <p className="text-muted">{t('overview.search.short', { least: leastSearched })}</p>
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-64 w-full rounded-lg" />
  const isEmpty = Object.values(data).every((group) => !group || group.found.length === 0)
  return (
    <div aria-live="polite" aria-busy={isFetching} className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
      {isEmpty ? (
        <div className="lg:col-span-2">
          <EmptyState title={t('overview.search.none')} icon={<SearchX aria-hidden="true" className="size-7" />}>
            {t('overview.search.none.text')}
          </EmptyState>
        </div>
      ) : (
        <Found finds={data} />
      )}
    </div>
  )
}

function Found({ finds: { orders, payments, people, stores } }: { finds: ShopFinds }) {
  const t = useWords()
  return (
    <>
      <FoundGroup title={t('overview.search.orders')} group={orders}>
        {(order) => <FoundOrder key={order.id} order={order} />}
      </FoundGroup>
      <FoundGroup title={t('overview.search.payments')} group={payments}>
        {(payment) => <FoundPayment key={payment.id} payment={payment} />}
      </FoundGroup>
      <FoundGroup title={t('overview.search.people')} group={people}>
        {({ id, name, email }) => (
          <FoundRow key={id} note={email}>
            <Link to="/dashboard/accounts/$id" params={{ id }} className="link font-semibold">
              {name}
            </Link>
          </FoundRow>
        )}
      </FoundGroup>
      <FoundGroup title={t('overview.search.stores')} group={stores}>
        {({ id, name, status }) => (
          <FoundRow key={id} note={t('overview.search.store-state', { state: status })}>
            <Link to="/dashboard/stores" search={{ q: name }} className="link font-semibold">
              {name}
            </Link>
          </FoundRow>
        )}
      </FoundGroup>
    </>
  )
}
