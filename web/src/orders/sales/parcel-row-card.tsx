import type { ParcelRow } from '@makola/contract/orders/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { countItems, hasAmountBack } from './count-items.ts'
import { ParcelAge, ParcelDue } from './parcel-due.tsx'
import { ParcelStateBadge } from './parcel-state-badge.tsx'

type ParcelRowCardProps = { row: ParcelRow; select: ReactNode; isSelected: boolean }

/** An order in a store's list, on a phone. */
export function ParcelRowCard({ row, select, isSelected }: ParcelRowCardProps) {
  const t = useWords()
  return (
    <article
      className={cx(
        'flex rounded-lg border transition-colors',
        isSelected ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-ink',
      )}
    >
      <span className="py-2 ps-1">{select}</span>
      <Link to="/dashboard/orders/$id" params={{ id: row.id }} className="block min-w-0 grow py-4 pe-4">
        <span className="flex items-center justify-between gap-3">
          <span className="font-semibold">{row.number}</span>
          <ParcelStateBadge state={row.state} isRefunded={row.isRefunded} isPickup={row.isPickup} />
        </span>
        <span className="mt-2 flex justify-between gap-3">
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{row.buyerName}</span>
            <span className="block text-small text-muted">{row.destination}</span>
          </span>
          <span className="shrink-0 text-end">
            <span className="block font-semibold tabular">{formatMoney(row.storeTotal)}</span>
            <span className="block text-small text-muted">{countItems(row, t)}</span>
            {hasAmountBack(row) && (
              <span className="block text-small text-muted">{t('orders.sales.part-refunded')}</span>
            )}
            {row.cashDue && (
              <span className="block text-small font-medium">{t('orders.sales.collect', { cash: row.cashDue })}</span>
            )}
          </span>
        </span>
        <span className="mt-2 flex flex-wrap justify-between gap-x-3 text-small text-muted">
          <span>
            <LocalTime at={row.placedAt} />
            {row.sendBy !== null && ' · '}
            <ParcelAge row={row} />
          </span>
          <ParcelDue row={row} />
        </span>
      </Link>
    </article>
  )
}
