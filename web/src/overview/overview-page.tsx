import type { InPeriods } from '@makola/contract/overview/overview.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PageTitle } from '../ui/display/page-title.tsx'
import { SearchWhileTyping } from '../ui/inputs/search-while-typing.tsx'
import { ErrorState } from '../ui/messages/error-state.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { FilterChips } from '../ui/tables/filter-chips.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { overviewQuery } from './queries.ts'
import { Queues } from './queues.tsx'
import { SearchResults } from './search-results.tsx'
import { ShopFigures } from './shop-figures.tsx'

export type OverviewSearch = { q?: string; period?: 'week' | 'month' }

/** The place from which the shop's staff works: a search across the shop, what waits, and the figures. */
export function OverviewPage({ search: { q, period } }: { search: OverviewSearch }) {
  const t = useWords()
  const navigate = useNavigate({ from: '/dashboard/overview' })
  return (
    <>
      <PageTitle title={t('overview.title')} note={t('overview.note')} />
      <div className="mb-6 flex">
        <SearchWhileTyping
          label={t('overview.search')}
          placeholder={t('overview.search.placeholder')}
          maxLength={100}
          value={q}
          onSearch={(text) =>
            void navigate({ to: '/dashboard/overview', search: (now) => ({ ...now, q: text }), replace: true })
          }
        />
      </div>
      {q === undefined ? <Overview period={period ?? 'today'} /> : <SearchResults q={q} />}
    </>
  )
}

function Overview({ period }: { period: keyof InPeriods }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(overviewQuery())
  if (isPending) return <OverviewSkeleton />
  if (!data) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="xl:order-last">
        <Queues queues={data.queues} />
      </div>
      <div className="grid min-w-0 gap-4 md:gap-6">
        <Periods period={period} />
        <ShopFigures overview={data} period={period} />
      </div>
    </div>
  )
}

function Periods({ period }: { period: keyof InPeriods }) {
  const t = useWords()
  const choose = (chosen: OverviewSearch['period']) => ({
    to: '/dashboard/overview' as const,
    search: (now: OverviewSearch) => ({ ...now, period: chosen }),
  })
  const chips = [
    { name: t('overview.period.today'), isOn: period === 'today', choice: choose(undefined) },
    { name: t('overview.period.week'), isOn: period === 'week', choice: choose('week') },
    { name: t('overview.period.month'), isOn: period === 'month', choice: choose('month') },
  ]
  return <FilterChips chips={chips} />
}

function OverviewSkeleton() {
  return (
    <div aria-busy="true" className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-72 rounded-lg xl:order-last" />
      <div className="grid gap-4 md:gap-6">
        <Skeleton className="h-11 w-72 max-w-full rounded-full" />
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
      </div>
    </div>
  )
}
