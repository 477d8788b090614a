import type { StoreRate } from '@makola/contract/rates.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Choice } from '../../ui/actions/choice-link.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { filterByText } from '../../ui/inputs/match-text.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { type FilterChip, FilterChips } from '../../ui/tables/filter-chips.tsx'
import { storeRatesQuery } from '../choice/queries.ts'
import { formatRate } from '../choice/rate-label.tsx'
import { RatesToolbar } from '../terms/rates-toolbar.tsx'
import { useNow } from '../terms/use-now.ts'
import { isOldOwnRate } from './old-own-rate.ts'
import { OwnRateCard } from './own-rate-card.tsx'
import { ownRateColumns } from './own-rate-columns.tsx'
import type { RatesSearch } from './rates-page.tsx'

const OwnRateEditor = lazyPart(async () => ({ default: (await import('./own-rate-editor.tsx')).OwnRateEditor }))

type OwnRatesProps = {
  store: { id: string; name: string; currency: string }
  /** The reason why it is read-only; undefined when it can be changed. */
  refusal: string | undefined
  views: ReactNode
  search: RatesSearch
  onQuery: (query: string) => void
}

/** A store's terms for each country: the shop's, or its own rate, margin or rounding. */
export function OwnRates({ store, refusal, views, search, onQuery }: OwnRatesProps) {
  const { data, error, refetch } = useQuery(storeRatesQuery(store.id))
  const now = useNow()
  const [editedId, setEditedId] = useState<string | null>(null)
  const columns = useMemo(
    () => ownRateColumns({ currency: store.currency, now, edit: setEditedId }),
    [store.currency, now],
  )
  const rates = data?.filter(({ currency }) => currency !== store.currency)
  const query = search.q ?? ''
  const fitting = query ? filterByText(rates ?? [], query, formatRate) : (rates ?? [])
  const old = fitting.filter((rate) => isOldOwnRate(rate, now.getTime()))
  const shown = search.age === 'old' ? old : fitting
  const edited = rates?.find(({ rateId }) => rateId === editedId)
  return (
    <>
      <PageTitle
        title="Rates"
        note={`How prices of ${store.name} in ${store.currency} become prices elsewhere. Where you set nothing, the shop’s rate applies.`}
      />
      {views}
      <RatesToolbar query={query} onQuery={onQuery} />
      {data && <AgeChips search={search} all={fitting.length} old={old.length} />}
      <DataTable<StoreRate>
        label="Rates of the store"
        columns={columns}
        rows={shown}
        rowToKey={(rate) => rate.rateId}
        rowToName={formatRate}
        renderCard={(rate) => <OwnRateCard rate={rate} currency={store.currency} now={now} edit={setEditedId} />}
        isLoading={!data && !error}
        error={error}
        onRetry={() => void refetch()}
        cardHeight={136}
        empty={<EmptyState title="No such country">{emptyWords(search)}</EmptyState>}
      />
      <Suspense>
        {edited && (
          <OwnRateEditor
            key={edited.rateId}
            store={store}
            rate={edited}
            refusal={refusal}
            onClose={() => setEditedId(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function AgeChips({ search, all, old }: { search: RatesSearch; all: number; old: number }) {
  const { age } = search
  const choose = (chosen: RatesSearch['age']): Choice => ({
    to: '/dashboard/rates',
    search: (now: RatesSearch) => ({ ...now, age: chosen }),
  })
  const chips: FilterChip[] = [
    { name: 'All', count: all, isOn: age === undefined, choice: choose(undefined) },
    { name: 'Yours, older than a day', count: old, isOn: age === 'old', choice: choose('old') },
  ]
  return (
    <div className="mb-4">
      <FilterChips chips={chips} />
    </div>
  )
}

function emptyWords({ q, age }: RatesSearch): string {
  if (q) return `No rate matches “${q}”.`
  return age === 'old' ? 'None of your own rates is older than a day.' : 'The shop is open to no other currency yet.'
}
