import type { StoreRate } from '@makola/contract/rates.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { filterByText } from '../ui/match-text.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { OwnRateCard } from './own-rate-card.tsx'
import { ownRateColumns } from './own-rate-columns.tsx'
import { storeRatesQuery } from './queries.ts'
import { formatRate } from './rate-label.tsx'
import { RatesToolbar } from './rates-toolbar.tsx'

const OwnRateEditor = lazy(() => import('./own-rate-editor.tsx').then((module) => ({ default: module.OwnRateEditor })))

type OwnRatesProps = {
  store: { id: string; name: string; currency: string }
  /** Why one may only look; undefined: one may change. */
  refusal: string | undefined
  views: ReactNode
  query: string
  onQuery: (query: string) => void
}

/** How a store sells to each country: as the shop does, or at its own rate, margin or rounding. */
export function OwnRates({ store, refusal, views, query, onQuery }: OwnRatesProps) {
  const { data, error, refetch } = useQuery(storeRatesQuery(store.id))
  const [editedId, setEditedId] = useState<string | null>(null)
  const columns = useMemo(() => ownRateColumns({ currency: store.currency, edit: setEditedId }), [store.currency])
  const rates = data?.filter(({ currency }) => currency !== store.currency)
  const shown = query ? filterByText(rates ?? [], query, formatRate) : (rates ?? [])
  const edited = rates?.find(({ rateId }) => rateId === editedId)
  return (
    <>
      <PageTitle
        title="Rates"
        note={`How prices of ${store.name} in ${store.currency} become prices elsewhere. Where you set nothing, the shop’s rate holds.`}
      />
      {views}
      <RatesToolbar query={query} onQuery={onQuery} />
      <DataTable<StoreRate>
        label="Rates of the store"
        columns={columns}
        rows={shown}
        rowToKey={(rate) => rate.rateId}
        rowToName={formatRate}
        renderCard={(rate) => <OwnRateCard rate={rate} currency={store.currency} edit={setEditedId} />}
        isLoading={!data && !error}
        error={error}
        onRetry={() => void refetch()}
        cardHeight={136}
        empty={
          <EmptyState title="No such country">
            {query ? `No rate fits “${query}”.` : 'The shop is open to no other currency yet.'}
          </EmptyState>
        }
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
