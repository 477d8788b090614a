import type { InventoryRow } from '@makola/contract/inventory.ts'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { StatusBadge } from '../stock/inventory-status.tsx'
import { PriceCell, ProductCell, type RowEditing, StockCell } from './inventory-cells.tsx'

type InventoryCardProps = {
  row: InventoryRow
  editing: RowEditing
  select: ReactNode
  menu: ReactNode
  isSelected: boolean
}

/** A product in the inventory on a phone. */
export function InventoryCard({ row, editing, select, menu, isSelected }: InventoryCardProps) {
  return (
    <article
      className={cx('rounded-lg border p-2', isSelected ? 'border-accent bg-accent-soft' : 'border-line bg-surface')}
    >
      <div className="flex items-center gap-1">
        {select}
        <div className="min-w-0 grow">
          <ProductCell row={row} />
        </div>
        {menu}
      </div>
      <div className="mt-1 flex items-center justify-between gap-2 border-t border-line pt-1 ps-2">
        <StatusBadge status={row.status} isBlocked={row.isBlocked} />
        <span className="flex items-center tabular">
          <PriceCell row={row} editing={editing} className="w-28 justify-end text-end" />
          <StockCell row={row} editing={editing} className="w-20 justify-end text-end" />
        </span>
      </div>
    </article>
  )
}
