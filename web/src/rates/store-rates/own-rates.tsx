import type { StoreRate } from '@makola/contract/rates/rates.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Choice } from '../../ui/actions/choice-link.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { filterByText } from '../../ui/inputs/match-text.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { type FilterChip, FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { storeRatesQuery } from '../choice/queries.ts'
import { nameRate } from '../choice/rate-label.tsx'
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
  const t = useWords()
  const { data, error, refetch } = useQuery(storeRatesQuery(store.id))
  const now = useNow()
  const [editedId, setEditedId] = useState<string | null>(null)
  const columns = useMemo(
    () => ownRateColumns({ currency: store.currency, now, edit: setEditedId }, t),
    [store.currency, now, t],
  )
  const rates = data?.filter(({ currency }) => currency !== store.currency)
  const query = search.q ?? ''
  const fitting = query ? filterByText(rates ?? [], query, nameRate) : (rates ?? [])
  const old = fitting.filter((rate) => isOldOwnRate(rate, now.getTime()))
  const shown = search.age === 'old' ? old : fitting
  const edited = rates?.find(({ rateId }) => rateId === editedId)
  return (
    <>
      <PageTitle title={t('rates.title')} note={t('rates.own.note', { store: store.name, currency: store.currency })} />
      {views}
      <RatesToolbar query={query} onQuery={onQuery} />
      {data && <AgeChips search={search} all={fitting.length} old={old.length} />}
      <DataTable<StoreRate>
        label={t('rates.own.list')}
        columns={columns}
        rows={shown}
        rowToKey={(rate) => rate.rateId}
        rowToName={nameRate}
        renderCard={(rate) => <OwnRateCard rate={rate} currency={store.currency} now={now} edit={setEditedId} />}
        isLoading={!data && !error}
        error={error}
        onRetry={() => void refetch()}
        cardHeight={164}
        empty={<EmptyState title={t('rates.not-found')}>{emptyWords(search, t)}</EmptyState>}
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
  const t = useWords()
  const { age } = search
  const choose = (chosen: RatesSearch['age']): Choice => ({
    to: '/dashboard/rates',
    search: (now: RatesSearch) => ({ ...now, age: chosen }),
  })
  const chips: FilterChip[] = [
    { name: t('rates.own.all'), count: all, isOn: age === undefined, choice: choose(undefined) },
    { name: t('rates.own.old'), count: old, isOn: age === 'old', choice: choose('old') },
  ]
  return (
    <div className="mb-4">
      <FilterChips chips={chips} />
    </div>
  )
}

function emptyWords({ q, age }: RatesSearch, t: Words): string {
  if (q) return t('rates.not-found-text', { words: q })
  return age === 'old' ? t('rates.own.no-old') : t('rates.own.empty')
}
