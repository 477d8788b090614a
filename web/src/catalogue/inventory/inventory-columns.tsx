import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import type { ReactNode } from 'react'
import type { DataColumn } from '../../ui/tables/data-table.tsx'
import type { Words } from '../../ui/words/use-words.ts'
import { StatusBadge } from '../stock/inventory-status.tsx'
import type { ListedRow } from '../stock/variant-rows.ts'
import { PriceCell, ProductCell, type RowEditing, type RowOpening, StockCell } from './inventory-cells.tsx'

type InventoryRendering = {
  editing: RowEditing
  opening: RowOpening
  renderMenu: (row: InventoryRow) => ReactNode
}

/** The columns of the inventory; each sorts by its own name. */
export function listInventoryColumns(
  { editing, opening, renderMenu }: InventoryRendering,
  t: Words,
): DataColumn<ListedRow>[] {
  return [
    {
      id: 'name',
      header: t('catalogue.inventory.column.product'),
      isSortable: true,
      cell: (row) => <ProductCell row={row} opening={opening} hasStatus />,
    },
    {
      id: 'sku',
      header: t('catalogue.inventory.column.sku'),
      isSortable: true,
      width: '7.75rem',
      className: 'max-xl:hidden',
      cell: (row) => (
        <span title={row.sku} className="line-clamp-2 text-small text-muted wrap-anywhere">
          {row.sku}
        </span>
      ),
    },
    {
      id: 'price',
      header: t('catalogue.inventory.column.price'),
      isSortable: true,
      isNumeric: true,
      width: '11rem',
      cell: (row) => <PriceCell row={row} editing={editing} className="-me-2 justify-end text-end" />,
    },
    {
      id: 'available',
      header: t('catalogue.inventory.column.stock'),
      isSortable: true,
      isNumeric: true,
      width: 'clamp(6.5rem, 11vw, 9rem)',
      cell: (row) => <StockCell row={row} editing={editing} className="-me-2 justify-end text-end" />,
    },
    {
      id: 'status',
      header: t('catalogue.inventory.column.status'),
      width: '7.75rem',
      className: 'max-xl:hidden',
      cell: (row) => !row.partOf && <StatusBadge status={row.status} isBlocked={row.isBlocked} />,
    },
    {
      id: 'menu',
      header: t('catalogue.inventory.column.actions'),
      isHeaderHidden: true,
      width: '3.75rem',
      cell: (row) => !row.partOf && renderMenu(row),
    },
  ]
}
