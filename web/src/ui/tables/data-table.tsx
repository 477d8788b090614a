import { rowSelectionFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { ErrorState } from '../messages/error-state.tsx'
import { DataCards } from './data-cards.tsx'
import { DataRows } from './data-rows.tsx'
import { readSort, type Selection, writeSort } from './table-state.ts'
import { useMedia } from './use-media.ts'

export type DataColumn<Row> = {
  /** Also its name in `sort`. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** A CSS width; columns without one share the rest. */
  width?: string
  isNumeric?: boolean
  isSortable?: boolean
  /** The header is only read out. */
  isHeaderHidden?: boolean
  /** For its header and cells: 'max-xl:hidden' hides the column on smaller screens. */
  className?: string
}

export type DataTableProps<Row> = {
  /** The name of the list: 'Products'. */
  label: string
  /** Keep the array stable: outside the component, or in useMemo. */
  columns: DataColumn<Row>[]
  rows: Row[]
  rowToKey: (row: Row) => string
  /** The name of a row, for selecting it: 'Raw shea butter'. */
  rowToName: (row: Row) => string
  /** Renders a row on a phone; keep it stable. `select` is its checkbox, null where rows cannot be selected. */
  renderCard: (row: Row, select: ReactNode, isSelected: boolean) => ReactNode
  /** 'name', or '-name' for descending; the caller sorts. */
  sort?: string | undefined
  onSort?: (sort: string | undefined) => void
  /** The name of the order without a sort: 'Last changed'. */
  defaultOrder?: string
  /** True for a row that belongs to the one above it: it is not selected by itself. */
  isPart?: (row: Row) => boolean
  /** The selected rows by key, true each; pass both to make rows selectable. */
  selection?: Selection
  onSelect?: (selection: Selection) => void
  /** The first rows are loading: a skeleton of the same size shows. */
  isLoading?: boolean
  error?: Error | null
  onRetry?: () => void
  /** Shows when there are no rows: an `EmptyState`. */
  empty: ReactNode
  /** More rows follow; called some screens before the end. */
  hasMore?: boolean
  onNearEnd?: () => void
  /** The approximate height of a row and a card, in pixels; exact for rows. */
  rowHeight?: number
  cardHeight?: number
}

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })
export type DataFeatures = typeof features

const sortedByCaller = { accessorFn: () => null, sortDescFirst: false }

/**
 * A long list: a table with a sticky head on desktops, cards on a phone. Only visible rows render, so 50,000 rows scroll like 50.
 * Sorting and paging are the caller's: sort by `sort`, fetch on `onNearEnd`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowToKey, sort, onSort, selection, onSelect } = props
  const isWide = useMedia('(width >= 48rem)')
  const definitions = useMemo(
    // Only a column with an accessor sorts; rows come sorted, so it has nothing to read.
    () =>
      columns.map(({ id, header, isSortable = false }) => ({
        ...sortedByCaller,
        id,
        header,
        enableSorting: isSortable,
      })),
    [columns],
  )
  const table = useTable<DataFeatures, object & Row>({
    features,
    columns: definitions,
    data: rows as (object & Row)[],
    getRowId: rowToKey,
    manualSorting: true,
    enableMultiSort: false,
    enableRowSelection: ({ original }) => onSelect !== undefined && !props.isPart?.(original),
    state: { sorting: readSort(sort), rowSelection: selection ?? {} },
    onSortingChange: (change) => onSort?.(writeSort(typeof change === 'function' ? change(readSort(sort)) : change)),
    onRowSelectionChange: (change) => onSelect?.(typeof change === 'function' ? change(selection ?? {}) : change),
  })
  if (props.error && rows.length === 0) {
    return <ErrorState message={props.error.message} onRetry={() => props.onRetry?.()} />
  }
  if (rows.length === 0 && !props.isLoading) return props.empty
  return isWide ? <DataRows {...props} table={table} /> : <DataCards {...props} table={table} />
}
