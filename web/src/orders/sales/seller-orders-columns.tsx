import type { ParcelRow } from '@makola/contract/orders/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { LocalTime } from '../../ui/display/local-time.tsx'
import type { DataColumn } from '../../ui/tables/data-table.tsx'
import type { Words } from '../../ui/words/use-words.ts'
import { hasAmountBack } from './count-items.ts'
import { ParcelAge, ParcelDue } from './parcel-due.tsx'
import { ParcelStateBadge } from './parcel-state-badge.tsx'

/** The columns of a store's orders. */
export const sellerOrdersColumns = (t: Words): DataColumn<ParcelRow>[] => [
  {
    id: 'number',
    header: t('orders.sales.column.order'),
    width: 'clamp(8.25rem, 14vw, 11rem)',
    cell: ({ id, number, placedAt }) => (
      <Link to="/dashboard/orders/$id" params={{ id }} className="block py-1 after:absolute after:inset-0">
        <span className="block font-semibold">{number}</span>
        <span className="block text-small text-muted">
          <LocalTime at={placedAt} part="date" />
          <span className="max-xl:hidden">
            , <LocalTime at={placedAt} part="time" />
          </span>
        </span>
      </Link>
    ),
  },
  {
    id: 'buyer',
    header: t('orders.sales.column.buyer'),
    cell: ({ buyerName, destination }) => (
      <>
        <span className="block truncate font-medium">{buyerName}</span>
        <span className="line-clamp-2 text-small text-muted">{destination}</span>
      </>
    ),
  },
  {
    id: 'items',
    header: t('orders.sales.column.items'),
    isNumeric: true,
    width: '6.5rem',
    className: 'max-xl:hidden',
    cell: ({ itemCount, refundedCount }) => (
      <>
        <span className="block">{itemCount}</span>
        {refundedCount > 0 && (
          <span className="block text-small text-muted">{t('orders.sales.refunded', { units: refundedCount })}</span>
        )}
      </>
    ),
  },
  {
    id: 'total',
    header: t('orders.sales.column.total'),
    isNumeric: true,
    width: 'clamp(8.25rem, 14vw, 10rem)',
    cell: ({ storeTotal, total, cashDue, ...row }) => (
      <>
        <span className="block font-medium max-xl:text-[0.9375rem]">{formatMoney(storeTotal)}</span>
        {total.currency !== storeTotal.currency && (
          <span className="block text-small text-muted">{formatMoney(total)}</span>
        )}
        {hasAmountBack({ storeTotal, total, cashDue, ...row }) && (
          <span className="block text-small text-muted">{t('orders.sales.part-refunded')}</span>
        )}
        {cashDue && (
          <span className="block text-small font-medium">{t('orders.sales.collect', { cash: cashDue })}</span>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: t('orders.sales.column.state'),
    width: 'clamp(9rem, 15vw, 12rem)',
    cell: (row) => (
      <>
        <span className="flex flex-wrap items-center gap-x-2 text-small text-muted">
          <ParcelStateBadge state={row.state} isRefunded={row.isRefunded} isPickup={row.isPickup} />
          <span className="max-xl:hidden">
            <ParcelAge row={row} />
          </span>
        </span>
        <span className="mt-0.5 block text-small text-muted">
          <ParcelDue row={row} />
        </span>
      </>
    ),
  },
]
