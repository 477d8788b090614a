import type { ReactTable, Row as TableRow } from '@tanstack/react-table'
import { cx } from 'class-variance-authority'
import { memo } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons.ts'
import { Checkbox } from '../inputs/checkbox.tsx'
import { Skeleton } from '../messages/skeleton.tsx'
import { useWords } from '../words/use-words.ts'
import type { DataColumn, DataFeatures, DataTableProps } from './data-table.tsx'
import { useNearEnd, usePageRows } from './use-page-rows.ts'

export type TableViewProps<Row> = DataTableProps<Row> & { table: ReactTable<DataFeatures, object & Row> }

const skeletonRows = 8
const aheadRows = 4

/** The table on a desktop. Invisible rows are two gaps of the right height, so that it stays a plain table. */
export function DataRows<Row>(props: TableViewProps<Row>) {
  const { label, columns, table, rowHeight = 68, isLoading = false, hasMore = false, onNearEnd } = props
  const { rows } = table.getRowModel()
  const count = rows.length + (isLoading ? skeletonRows : hasMore ? aheadRows : 0)
  const keyOf = (index: number) => rows[index]?.id ?? index
  const { list, items, before, after, lastIndex } = usePageRows({ count, rowHeight, isMeasured: false, keyOf })
  useNearEnd(lastIndex, rows.length, hasMore ? onNearEnd : undefined)
  return (
    <div ref={list} className="rounded-lg border border-line bg-surface">
      <table
        aria-label={label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-busy={isLoading}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <DataHead {...props} />
        <Gap height={before} />
        <tbody>
          {items.map(({ key, index }) => {
            const row = rows[index]
            return row ? (
              <DataRow
                key={key}
                columns={columns}
                row={row}
                name={props.rowToName(row.original)}
                index={index}
                rowHeight={rowHeight}
                hasSelect={props.onSelect !== undefined}
                canSelect={row.getCanSelect()}
                isSelected={row.getIsSelected()}
              />
            ) : (
              <SkeletonRow key={key} columns={columns} hasSelect={props.onSelect !== undefined} rowHeight={rowHeight} />
            )
          })}
        </tbody>
        <Gap height={after} />
      </table>
    </div>
  )
}

const headCell =
  'sticky top-(--banners) z-10 border-b border-line bg-surface px-2 py-0 text-label text-muted first:rounded-ss-lg first:ps-4 last:rounded-se-lg last:pe-4 lg:px-3'

function DataHead<Row>({ table, columns, onSelect, rows }: TableViewProps<Row>) {
  const t = useWords()
  return (
    <thead>
      <tr>
        {onSelect && (
          <th scope="col" style={{ width: '3.5rem' }} className={headCell}>
            <Checkbox
              label={t('ui.table.select-all')}
              isLabelHidden
              checked={rows.length > 0 && table.getIsAllRowsSelected()}
              isMixed={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
              disabled={rows.length === 0}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            {...column}
            order={table.getColumn(column.id)?.getIsSorted() || 'none'}
            onSort={table.getColumn(column.id)?.getToggleSortingHandler()}
          />
        ))}
      </tr>
    </thead>
  )
}

type HeadCellProps = Omit<DataColumn<never>, 'cell'> & {
  order: 'asc' | 'desc' | 'none'
  onSort: ((event: unknown) => void) | undefined
}

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }
const sortNames = { asc: 'ascending', desc: 'descending', none: 'none' } as const

function HeadCell({ header, width, isNumeric, isSortable, isHeaderHidden, className, order, onSort }: HeadCellProps) {
  const Icon = sortIcons[order]
  return (
    <th
      scope="col"
      aria-sort={isSortable ? sortNames[order] : undefined}
      style={{ width }}
      className={cx(headCell, isNumeric ? 'text-end' : 'text-start', className)}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={onSort}
          className={cx('inline-flex min-h-11 items-center gap-1 hover:text-ink', order !== 'none' && 'text-ink')}
        >
          {header}
          <Icon aria-hidden="true" className={cx('size-4', order === 'none' && 'opacity-50')} />
        </button>
      ) : (
        <span className={isHeaderHidden ? 'sr-only' : 'inline-flex min-h-11 items-center'}>{header}</span>
      )}
    </th>
  )
}

const bodyCell = 'border-b border-line px-2 py-0 first:ps-4 last:pe-4 group-last:border-b-0 lg:px-3'

type DataRowProps<Row> = {
  columns: DataColumn<Row>[]
  row: TableRow<DataFeatures, object & Row>
  name: string
  index: number
  rowHeight: number
  hasSelect: boolean
  canSelect: boolean
  isSelected: boolean
}

function PlainDataRow<Row>(props: DataRowProps<Row>) {
  const { columns, row, name, index, rowHeight, hasSelect, canSelect, isSelected } = props
  const t = useWords()
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={canSelect ? isSelected : undefined}
      style={{ height: rowHeight }}
      className={cx('group relative transition-colors', isSelected ? 'bg-accent-soft' : 'hover:bg-sunken/50')}
    >
      {hasSelect && (
        <td className={cx(bodyCell, 'relative z-1')}>
          {canSelect && (
            <Checkbox
              label={t('ui.table.select', { name })}
              isLabelHidden
              checked={isSelected}
              onChange={row.getToggleSelectedHandler()}
            />
          )}
        </td>
      )}
      {columns.map(({ id, cell, isNumeric, className }) => (
        <td key={id} className={cx(bodyCell, isNumeric && 'text-end tabular', className)}>
          {cell(row.original)}
        </td>
      ))}
    </tr>
  )
}

/** Scrolling renders the rows that come into view, and leaves visible ones alone. */
const DataRow = memo(PlainDataRow) as typeof PlainDataRow

type SkeletonRowProps<Row> = { columns: DataColumn<Row>[]; hasSelect: boolean; rowHeight: number }

function SkeletonRow<Row>({ columns, hasSelect, rowHeight }: SkeletonRowProps<Row>) {
  return (
    <tr style={{ height: rowHeight }} className="group">
      {hasSelect && <td className={bodyCell} />}
      {columns.map(({ id, className }) => (
        <td key={id} className={cx(bodyCell, className)}>
          <Skeleton className="h-5 w-full max-w-32" />
        </td>
      ))}
    </tr>
  )
}

/** One cell wide: spanning all columns would bring back those hidden on smaller screens. */
function Gap({ height }: { height: number }) {
  return (
    height > 0 && (
      <tbody aria-hidden="true">
        <tr>
          <td style={{ height, padding: 0 }} />
        </tr>
      </tbody>
    )
  )
}
