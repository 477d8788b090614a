import type { ParcelRow } from '@makola/contract/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ParcelStateBadge } from './parcel-state-badge.tsx'
import { countItems } from './seller-orders-columns.tsx'

/** An order in a store's list, on a phone. */
export function ParcelRowCard({ row }: { row: ParcelRow }) {
  const t = useWords()
  return (
    <Link
      to="/dashboard/orders/$id"
      params={{ id: row.id }}
      className="block rounded-lg border border-line bg-surface p-4 transition-colors hover:border-ink"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="font-semibold tabular">{row.number}</span>
        <ParcelStateBadge state={row.state} isRefunded={row.isRefunded} />
      </span>
      <span className="mt-2 flex items-end justify-between gap-3">
        <span className="min-w-0">
          <span className="block truncate font-medium">{row.buyerName}</span>
          <span className="block truncate text-small text-muted">{row.destination}</span>
        </span>
        <span className="shrink-0 text-end">
          <span className="block font-semibold tabular">{formatMoney(row.storeTotal)}</span>
          <span className="block text-small text-muted">{countItems(row, t)}</span>
          {row.cashDue && (
            <span className="block text-small font-medium">{t('orders.sales.collect', { cash: row.cashDue })}</span>
          )}
        </span>
      </span>
      <span className="mt-2 block text-small text-muted">
        <LocalTime at={row.placedAt} />
      </span>
    </Link>
  )
}
