import type { ParcelRow } from '@makola/contract/parcels.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ParcelRowCard } from './parcel-row-card.tsx'
import { sellerOrdersColumns } from './seller-orders-columns.tsx'
import { SellerOrdersEmpty } from './seller-orders-empty.tsx'
import { SellerOrdersFilters } from './seller-orders-filters.tsx'
import { parcelsQuery } from './seller-queries.ts'
import type { SellerOrdersSearch } from './seller-search.ts'

/** A store's orders, newest first: those to pack and send, and all others. */
export function SellerOrdersPage({ search }: { search: SellerOrdersSearch }) {
  const store = useCurrentStore()
  const list = useInfiniteQuery(parcelsQuery(store.id, search))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data])
  const counts = list.data?.pages[0]?.meta.counts
  return (
    <>
      <PageTitle title="Orders" note={counts && sumUp(counts)} />
      <SellerOrdersFilters storeId={store.id} search={search} counts={counts} />
      <DataTable<ParcelRow>
        label="Orders"
        columns={sellerOrdersColumns}
        rows={rows}
        rowToKey={({ id }) => id}
        rowToName={({ number, buyerName }) => `${number} for ${buyerName}`}
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

function sumUp({ new: toPack, packed: toShip }: { new: number; packed: number }): string {
  if (toPack + toShip === 0) return 'Nothing waits for you.'
  return [toPack > 0 && `${toPack} to pack`, toShip > 0 && `${toShip} to ship`].filter(Boolean).join(', ')
}
