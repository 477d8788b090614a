import type { ParcelCounts, ParcelRow } from '@makola/contract/orders/parcels.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { ParcelRowCard } from '../sales/parcel-row-card.tsx'
import { sellerOrdersColumns } from '../sales/seller-orders-columns.tsx'
import { SellerOrdersEmpty } from '../sales/seller-orders-empty.tsx'
import { SellerOrdersFilters } from '../sales/seller-orders-filters.tsx'
import { parcelsQuery } from '../sales/seller-queries.ts'
import type { SellerOrdersSearch } from '../sales/seller-search.ts'
import { useChosenParcels } from './use-chosen-parcels.ts'

const BulkOrders = lazyPart(async () => ({ default: (await import('./bulk-orders.tsx')).BulkOrders }))

/** A store's orders, newest first: those to pack and send, and all others. */
export function SellerOrdersPage({ search }: { search: SellerOrdersSearch }) {
  const t = useWords()
  const store = useCurrentStore()
  const list = useInfiniteQuery(parcelsQuery(store.id, search))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data])
  const columns = useMemo(() => sellerOrdersColumns(t), [t])
  const counts = list.data?.pages[0]?.meta.counts
  const chosen = useChosenParcels(store.id, search, rows)
  const renderCard = useCallback(
    (row: ParcelRow, select: ReactNode, isSelected: boolean) => <ParcelRowCard {...{ row, select, isSelected }} />,
    [],
  )
  return (
    <>
      <div className="print:has-[~[data-slips]]:hidden">
        <PageTitle title={t('orders.sales.title')} note={counts && sumUp(counts, t)} />
        <SellerOrdersFilters storeId={store.id} search={search} counts={counts} />
        <DataTable<ParcelRow>
          label={t('orders.sales.title')}
          columns={columns}
          rows={rows}
          rowToKey={({ id }) => id}
          rowToName={({ number, buyerName }) => t('orders.sales.row', { number, buyer: buyerName })}
          renderCard={renderCard}
          selection={chosen.selection}
          onSelect={chosen.select}
          isLoading={list.isPending}
          error={list.error}
          onRetry={() => void list.refetch()}
          empty={<SellerOrdersEmpty search={search} />}
          hasMore={list.hasNextPage}
          onNearEnd={() => list.isFetching || void list.fetchNextPage()}
          cardHeight={148}
        />
      </div>
      <Suspense>
        {chosen.rows.length > 0 && (
          <BulkOrders store={store} chosen={chosen} total={counts ? countMatches(counts, search) : 0} />
        )}
      </Suspense>
    </>
  )
}

function countMatches(counts: ParcelCounts, { state }: SellerOrdersSearch): number {
  return state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function sumUp({ new: toPack, packed: toShip }: { new: number; packed: number }, t: Words): string {
  if (toPack + toShip === 0) return t('orders.sales.to-do.none')
  if (toShip === 0) return t('orders.sales.to-do.pack', { toPack })
  return toPack === 0 ? t('orders.sales.to-do.ship', { toShip }) : t('orders.sales.to-do.both', { toPack, toShip })
}
