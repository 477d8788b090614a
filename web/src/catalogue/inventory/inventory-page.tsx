import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useCurrentStore, useRefusal } from '../../stores/membership/current-store.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { RunningImport } from '../import/running-import.tsx'
import { DeleteProductsDialog } from '../stock/delete-products-dialog.tsx'
import { inventoryQuery } from '../stock/inventory-queries.ts'
import { type InventorySearch, readInventorySearch } from '../stock/inventory-search.ts'
import { type Named, useChangeProducts } from '../stock/use-change-products.ts'
import type { ListedRow } from '../stock/variant-rows.ts'
import { BulkProducts } from './bulk-products.tsx'
import { InventoryActions } from './inventory-actions.tsx'
import { InventoryCard } from './inventory-card.tsx'
import type { RowEditing } from './inventory-cells.tsx'
import { listInventoryColumns } from './inventory-columns.tsx'
import { InventoryEmpty } from './inventory-empty.tsx'
import { InventoryFilters } from './inventory-filters.tsx'
import { InventoryMenu } from './inventory-menu.tsx'
import { useChosenProducts } from './use-chosen-products.ts'
import { useEditRow } from './use-edit-row.ts'
import { useOpenedProducts } from './use-opened-products.ts'

/** All products of a store, whatever their status. */
export function InventoryPage({ search, importing }: { search: InventorySearch; importing: string | undefined }) {
  const t = useWords()
  const store = useCurrentStore()
  const list = useInfiniteQuery(inventoryQuery(store.id, search))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data])
  const meta = list.data?.pages[0]?.meta
  const navigate = useNavigate({ from: '/dashboard/inventory/' })
  const sortBy = (sort: string | undefined) =>
    void navigate({
      to: '/dashboard/inventory',
      search: (now) => readInventorySearch({ ...now, sort }),
      resetScroll: false,
    })
  const chosen = useChosenProducts(store.id, search, rows)
  const [toDelete, setToDelete] = useState<Named[]>([])
  const { mutate: change } = useChangeProducts(store.id)
  const { listed, opened, toggle } = useOpenedProducts(store.id, rows)
  const editing = useRowEditing(store.id)
  const refusal = useRefusal('products.write')
  const renderMenu = useCallback(
    (row: InventoryRow) => (
      <InventoryMenu
        row={row}
        refusal={refusal}
        onAct={(action) => (action === 'delete' ? setToDelete([row]) : change({ action, products: [row] }))}
      />
    ),
    [refusal, change],
  )
  const opening = useMemo(() => ({ opened, onToggle: toggle }), [opened, toggle])
  const columns = useMemo(
    () => listInventoryColumns({ editing, opening, renderMenu }, t),
    [editing, opening, renderMenu, t],
  )
  const renderCard = useCallback(
    (row: ListedRow, select: ReactNode, isSelected: boolean) => (
      <InventoryCard {...{ row, editing, opening, select, isSelected }} menu={renderMenu(row)} />
    ),
    [editing, opening, renderMenu],
  )
  return (
    <>
      <PageTitle
        title={t('catalogue.inventory.title')}
        note={meta && t('catalogue.inventory.count', { count: meta.total })}
        actions={<InventoryActions store={store} importing={importing} />}
      />
      {importing === undefined && <RunningImport key={store.id} storeId={store.id} />}
      <InventoryFilters storeId={store.id} search={search} counts={meta?.counts} />
      <DataTable
        label={t('catalogue.inventory.list')}
        columns={columns}
        rows={listed}
        isPart={({ partOf }) => partOf !== undefined}
        rowToKey={({ id }) => id}
        rowToName={({ name }) => name}
        renderCard={renderCard}
        sort={search.sort}
        defaultOrder={t('catalogue.inventory.last-changed')}
        onSort={sortBy}
        selection={chosen.selection}
        onSelect={chosen.select}
        isLoading={list.isPending}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={<InventoryEmpty search={search} />}
        hasMore={list.hasNextPage}
        onNearEnd={() => list.isFetching || void list.fetchNextPage()}
        cardHeight={140}
      />
      <BulkProducts
        store={store}
        chosen={chosen}
        rows={rows}
        total={meta?.total ?? 0}
        onChange={(action, products) => change({ action, products })}
        onDelete={setToDelete}
      />
      <DeleteProductsDialog
        isOpen={toDelete.length > 0}
        products={toDelete}
        onClose={() => setToDelete([])}
        onDelete={() => {
          change({ action: 'delete', products: toDelete })
          setToDelete([])
          chosen.clear()
        }}
      />
    </>
  )
}

/** The editing of rows. Returns the same object while nothing about it changes, so that columns stay identical. */
function useRowEditing(storeId: string): RowEditing {
  const { mutate } = useEditRow(storeId)
  const priceRefusal = useRefusal('prices.write')
  const stockRefusal = useRefusal('stock.write')
  return useMemo(
    () => ({ onEdit: (row, edit) => mutate({ row, edit }), priceRefusal, stockRefusal }),
    [mutate, priceRefusal, stockRefusal],
  )
}
