import type { ParcelRow } from '@makola/contract/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { LocalTime } from '../../ui/display/local-time.tsx'
import type { DataColumn } from '../../ui/tables/data-table.tsx'
import { ParcelStateBadge } from './parcel-state-badge.tsx'
import { writeItems } from './units-to-pack.ts'

/** Words the number of items in a parcel, and of the refunded ones. */
export function countItems({ itemCount, refundedCount }: Pick<ParcelRow, 'itemCount' | 'refundedCount'>): string {
  return [writeItems(itemCount), refundedCount > 0 && `${refundedCount} refunded`].filter(Boolean).join(', ')
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
    width: '6.5rem',
    className: 'max-lg:hidden',
    cell: ({ itemCount, refundedCount }) => (
      <>
        <span className="block">{itemCount}</span>
        {refundedCount > 0 && <span className="block text-small text-muted">{refundedCount} refunded</span>}
      </>
    ),
  },
  {
    id: 'total',
    header: 'Total',
    isNumeric: true,
    width: '10rem',
    cell: ({ storeTotal, total, cashDue }) => (
      <>
        <span className="block font-medium tabular">{formatMoney(storeTotal)}</span>
        {total.currency !== storeTotal.currency && (
          <span className="block text-small text-muted tabular">{formatMoney(total)}</span>
        )}
        {cashDue && (
          <span className="block text-small font-medium tabular">Collect {formatMoney(cashDue)} in cash</span>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: '8rem',
    cell: ({ state, isRefunded }) => <ParcelStateBadge state={state} isRefunded={isRefunded} />,
  },
]
