import type { InventoryRow } from '@makola/contract/inventory.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useCurrentStore, useRefusal } from '../../stores/membership/current-store.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import type { Selection } from '../../ui/tables/table-state.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { RunningImport } from '../import/running-import.tsx'
import { inventoryQuery } from '../stock/inventory-queries.ts'
import { type InventorySearch, readInventorySearch } from '../stock/inventory-search.ts'
import { type Named, nameProducts, useChangeProducts } from '../stock/use-change-products.ts'
import { InventoryActions } from './inventory-actions.tsx'
import { InventoryBulkBar } from './inventory-bulk-bar.tsx'
import { InventoryCard } from './inventory-card.tsx'
import type { RowEditing } from './inventory-cells.tsx'
import { listInventoryColumns } from './inventory-columns.tsx'
import { InventoryEmpty } from './inventory-empty.tsx'
import { InventoryFilters } from './inventory-filters.tsx'
import { InventoryMenu } from './inventory-menu.tsx'
import { useEditRow } from './use-edit-row.ts'
import { useMatching } from './use-matching.ts'

/** All products of a store, whatever their status. */
export function InventoryPage({ search, importing }: { search: InventorySearch; importing: string | undefined }) {
  const t = useWords()
  const store = useCurrentStore()
  const list = useInfiniteQuery(inventoryQuery(store.id, search))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data])
  const meta = list.data?.pages[0]?.meta
  const navigate = useNavigate({ from: '/dashboard/inventory/' })
  const [selection, setSelection] = useState<Selection>({})
  const [toDelete, setToDelete] = useState<Named[]>([])
  const { mutate: change } = useChangeProducts(store.id)
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
  const columns = useMemo(() => listInventoryColumns(editing, renderMenu, t), [editing, renderMenu, t])
  const renderCard = useCallback(
    (row: InventoryRow, select: ReactNode, isSelected: boolean) => (
      <InventoryCard {...{ row, editing, select, isSelected }} menu={renderMenu(row)} />
    ),
    [editing, renderMenu],
  )
  const shown = rows.filter(({ id }) => selection[id])
  const matching = useMatching(store.id, search)
  const selected: Named[] = shown.length > 0 && shown.length === rows.length ? (matching.all ?? shown) : shown
  const clear = () => {
    setSelection({})
    matching.forget()
  }
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
        rows={rows}
        rowToKey={({ id }) => id}
        rowToName={({ name }) => name}
        renderCard={renderCard}
        sort={search.sort}
        defaultOrder={t('catalogue.inventory.last-changed')}
        onSort={(sort) =>
          void navigate({
            to: '/dashboard/inventory',
            search: (now) => readInventorySearch({ ...now, sort }),
            resetScroll: false,
          })
        }
        selection={selection}
        onSelect={(chosen) => {
          setSelection(chosen)
          matching.forget()
        }}
        isLoading={list.isPending}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={<InventoryEmpty search={search} />}
        hasMore={list.hasNextPage}
        onNearEnd={() => list.isFetching || void list.fetchNextPage()}
        cardHeight={140}
      />
      <InventoryBulkBar
        count={selected.length}
        more={
          shown.length === rows.length && selected.length < (meta?.total ?? 0)
            ? { total: meta?.total ?? 0, isBusy: matching.isBusy, onSelect: matching.select }
            : undefined
        }
        refusal={refusal}
        onClear={clear}
        onAct={(action) => {
          if (action === 'delete') return setToDelete(selected)
          change({ action, products: selected })
          clear()
        }}
      />
      <ConfirmDialog
        isOpen={toDelete.length > 0}
        onClose={() => setToDelete([])}
        title={t('catalogue.stock.delete.title', nameProducts(toDelete))}
        description={t('catalogue.stock.delete.text', { count: toDelete.length })}
        confirmLabel={t('ui.delete')}
        isDestructive
        onConfirm={() => {
          change({ action: 'delete', products: toDelete })
          setToDelete([])
          clear()
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
