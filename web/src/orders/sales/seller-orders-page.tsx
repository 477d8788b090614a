import type { ParcelRow } from '@makola/contract/parcels.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { ParcelRowCard } from './parcel-row-card.tsx'
import { sellerOrdersColumns } from './seller-orders-columns.tsx'
import { SellerOrdersEmpty } from './seller-orders-empty.tsx'
import { SellerOrdersFilters } from './seller-orders-filters.tsx'
import { parcelsQuery } from './seller-queries.ts'
import type { SellerOrdersSearch } from './seller-search.ts'

/** A store's orders, newest first: those to pack and send, and all others. */
export function SellerOrdersPage({ search }: { search: SellerOrdersSearch }) {
  const t = useWords()
  const store = useCurrentStore()
  const list = useInfiniteQuery(parcelsQuery(store.id, search))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data])
  const columns = useMemo(() => sellerOrdersColumns(t), [t])
  const counts = list.data?.pages[0]?.meta.counts
  return (
    <>
      <PageTitle title={t('orders.sales.title')} note={counts && sumUp(counts, t)} />
      <SellerOrdersFilters storeId={store.id} search={search} counts={counts} />
      <DataTable<ParcelRow>
        label={t('orders.sales.title')}
        columns={columns}
        rows={rows}
        rowToKey={({ id }) => id}
        rowToName={({ number, buyerName }) => t('orders.sales.row', { number, buyer: buyerName })}
        renderCard={(row) => <ParcelRowCard row={row} />}
        isLoading={list.isPending}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={<SellerOrdersEmpty search={search} />}
        hasMore={list.hasNextPage}
        onNearEnd={() => list.isFetching || void list.fetchNextPage()}
        cardHeight={124}
      />
    </>
  )
}

function sumUp({ new: toPack, packed: toShip }: { new: number; packed: number }, t: Words): string {
  if (toPack + toShip === 0) return t('orders.sales.to-do.none')
  if (toShip === 0) return t('orders.sales.to-do.pack', { toPack })
  return toPack === 0 ? t('orders.sales.to-do.ship', { toShip }) : t('orders.sales.to-do.both', { toPack, toShip })
}
