import type { Row as TableRow } from '@tanstack/react-table'
import { memo } from 'react'
import { Checkbox } from '../inputs/checkbox.tsx'
import { Select } from '../inputs/select.tsx'
import { Skeleton } from '../messages/skeleton.tsx'
import { useWords } from '../words/use-words.ts'
import type { TableViewProps } from './data-rows.tsx'
import type { DataFeatures } from './data-table.tsx'
import { useNearEnd, usePageRows } from './use-page-rows.ts'

const skeletonCards = 6
const aheadCards = 2

/** The list on a phone: a card for each row, as high as its content. */
export function DataCards<Row>(props: TableViewProps<Row>) {
  const { label, table, renderCard, rowToName, cardHeight = 112, isLoading = false, hasMore = false } = props
  const { rows } = table.getRowModel()
  const count = rows.length + (isLoading ? skeletonCards : hasMore ? aheadCards : 0)
  const keyOf = (index: number) => rows[index]?.id ?? index
  const pageRows = usePageRows({ count, rowHeight: cardHeight, isMeasured: true, keyOf })
  const { list, items, measure, before, after, lastIndex } = pageRows
  useNearEnd(lastIndex, rows.length, hasMore ? props.onNearEnd : undefined)
  return (
    <div ref={list}>
      <SortChoice {...props} />
      <ul aria-label={label} aria-busy={isLoading} style={{ paddingTop: before, paddingBottom: after }}>
        {items.map(({ key, index }) => {
          const row = rows[index]
          return (
            <li key={key} ref={measure} data-index={index} className="pb-3">
              {row ? (
                <DataCard
                  row={row}
                  name={rowToName(row.original)}
                  renderCard={renderCard}
                  hasSelect={row.getCanSelect()}
                  isSelected={row.getIsSelected()}
                />
              ) : (
                <SkeletonCard height={cardHeight} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The counterpart of the table's headers on phones. */
function SortChoice<Row>({ label, columns, sort = '', defaultOrder, onSort }: TableViewProps<Row>) {
  const t = useWords()
  const sortable = columns.filter(({ isSortable }) => isSortable)
  if (!onSort || sortable.length === 0) return null
  return (
    <Select
      aria-label={t('ui.table.sort', { list: label.toLowerCase() })}
      value={sort}
      onChange={(event) => onSort(event.target.value || undefined)}
      className="mb-3"
    >
      <option value="">{defaultOrder ?? t('ui.table.default-order')}</option>
      {sortable.flatMap(({ id, header }) => [
        <option key={id} value={id}>
          {t('ui.table.ascending', { column: header })}
        </option>,
        <option key={`-${id}`} value={`-${id}`}>
          {t('ui.table.descending', { column: header })}
        </option>,
      ])}
    </Select>
  )
}

type DataCardProps<Row> = Pick<TableViewProps<Row>, 'renderCard'> & {
  row: TableRow<DataFeatures, object & Row>
  name: string
  hasSelect: boolean
  isSelected: boolean
}

function PlainDataCard<Row>({ row, name, renderCard, hasSelect, isSelected }: DataCardProps<Row>) {
  const t = useWords()
  const select = hasSelect && (
    <Checkbox
      label={t('ui.table.select', { name })}
      isLabelHidden
      checked={isSelected}
      onChange={row.getToggleSelectedHandler()}
    />
  )
  return renderCard(row.original, select || null, isSelected)
}

/** As with a table's rows: a card renders once while scrolling. */
const DataCard = memo(PlainDataCard) as typeof PlainDataCard

function SkeletonCard({ height }: { height: number }) {
  return (
    <div style={{ height: height - 12 }} className="flex gap-4 rounded-lg border border-line bg-surface p-4">
      <Skeleton className="aspect-square h-full" />
      <div className="grid grow content-center gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  )
}
