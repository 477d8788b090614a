import type { ParcelRow } from '@makola/contract/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import type { DataColumn } from '../ui/data-table.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { ParcelStateBadge } from './parcel-state-badge.tsx'

/** How many things are in a parcel, in words. */
export function countItems({ itemCount }: Pick<ParcelRow, 'itemCount'>): string {
  return itemCount === 1 ? '1 item' : `${itemCount} items`
}

/** The columns of a store's orders. */
export const sellerOrdersColumns: DataColumn<ParcelRow>[] = [
  {
    id: 'number',
    header: 'Order',
    width: '11rem',
    cell: ({ id, number, placedAt }) => (
      <Link to="/dashboard/orders/$id" params={{ id }} className="block py-1 after:absolute after:inset-0">
        <span className="block font-semibold tabular">{number}</span>
        <span className="block text-small text-muted">
          <LocalTime at={placedAt} />
        </span>
      </Link>
    ),
  },
  {
    id: 'buyer',
    header: 'Buyer',
    cell: ({ buyerName, destination }) => (
      <>
        <span className="block truncate font-medium">{buyerName}</span>
        <span className="block truncate text-small text-muted">{destination}</span>
      </>
    ),
  },
  {
    id: 'items',
    header: 'Items',
    isNumeric: true,
    width: '5rem',
    className: 'max-lg:hidden',
    cell: ({ itemCount }) => itemCount,
  },
  {
    id: 'total',
    header: 'Total',
    isNumeric: true,
    width: '10rem',
    cell: ({ storeTotal, total, paysCash }) => (
      <>
        <span className="block font-medium tabular">{formatMoney(storeTotal)}</span>
        {total.currency !== storeTotal.currency && (
          <span className="block text-small text-muted tabular">{formatMoney(total)}</span>
        )}
        {paysCash && <span className="block text-small font-medium">To collect in cash</span>}
      </>
    ),
  },
  { id: 'state', header: 'State', width: '8rem', cell: ({ state }) => <ParcelStateBadge state={state} /> },
]
