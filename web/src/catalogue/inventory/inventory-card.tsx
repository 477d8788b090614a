import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { StatusBadge } from '../stock/inventory-status.tsx'
import type { ListedRow } from '../stock/variant-rows.ts'
import { PriceCell, ProductCell, type RowEditing, type RowOpening, StockCell, VariantName } from './inventory-cells.tsx'

type InventoryCardProps = {
  row: ListedRow
  editing: RowEditing
  opening: RowOpening
  select: ReactNode
  menu: ReactNode
  isSelected: boolean
}

/** A product in the inventory on a phone, or a variant below its product. */
export function InventoryCard({ row, editing, opening, select, menu, isSelected }: InventoryCardProps) {
  const figures = (
    <span className="flex items-center tabular">
      <PriceCell row={row} editing={editing} className="w-28 justify-end text-end" />
      <StockCell row={row} editing={editing} className="w-20 justify-end text-end" />
    </span>
  )
  if (row.partOf) {
    return (
      <article className="ms-4 flex flex-wrap items-center justify-between gap-x-2 rounded-lg border border-line bg-surface p-2">
        <VariantName row={row} />
        <span className="ms-auto">{figures}</span>
      </article>
    )
  }
  return (
    <article
      className={cx('rounded-lg border p-2', isSelected ? 'border-accent bg-accent-soft' : 'border-line bg-surface')}
    >
      <div className="flex items-center gap-1">
        {select}
        <div className="min-w-0 grow">
          <ProductCell row={row} opening={opening} />
        </div>
        {menu}
      </div>
      <div className="mt-1 flex items-center justify-between gap-2 border-t border-line pt-1 ps-2">
        <StatusBadge status={row.status} isBlocked={row.isBlocked} />
        {figures}
      </div>
    </article>
  )
}
