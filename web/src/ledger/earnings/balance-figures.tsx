import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { sellingTermsQuery } from '../statements/queries.ts'
import { describeNextOwed } from './describe-next-owed.ts'
import { unsentOf } from './unsent-of.ts'

/** The amounts that the shop owes the store: available and pending. */
export function BalanceFigures({ storeId, balance }: { storeId: string; balance: OwnBalance | undefined }) {
  const t = useWords()
  const { data: terms } = useQuery(sellingTermsQuery(storeId))
  const figures = balance && terms ? describe(balance, terms.delayDays, t) : placeholders(t)
  return (
    <dl
      aria-busy={!balance || !terms}
      className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2 xl:grid-cols-[1.4fr_1fr_1fr]"
    >
      {figures.map(({ name, value, note, isMain }) => (
        <div key={name} className={cx('flex min-w-0 flex-col bg-surface p-4 md:p-6', isMain && 'md:max-xl:col-span-2')}>
          <dt className="text-label text-muted">{name}</dt>
          <dd className="mt-2">
            <span className={cx('block break-words tabular', isMain ? 'text-title' : 'text-heading')}>
              {value ?? <Skeleton className="h-[1lh] w-40" />}
            </span>
            <span className="mt-1 block text-small text-muted">{note ?? <Skeleton className="h-[1lh] w-56" />}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Figure = { name: string; value?: string; note?: string; isMain?: boolean }

const placeholders = (t: Words): Figure[] => [
  { name: t('ledger.balance.available'), isMain: true },
  { name: t('ledger.balance.pending') },
  { name: t('ledger.balance.on-its-way') },
]

function describe(balance: OwnBalance, delayDays: number, t: Words): Figure[] {
  const { available, pending, onItsWay } = balance
  const isUnsent = onItsWay.amount > 0 && unsentOf(balance).amount === onItsWay.amount
  return [
    {
      name: t('ledger.balance.available'),
      value: formatMoney(available),
      note: describeAvailable(balance, t),
      isMain: true,
    },
    {
      name: t('ledger.balance.pending'),
      value: formatMoney(pending),
      note: describePending(balance, delayDays, t),
    },
    {
      name: isUnsent ? t('ledger.balance.unsent') : t('ledger.balance.on-its-way'),
      value: formatMoney(onItsWay),
      note: describeOnItsWay(balance, t),
    },
  ]
}

function describeAvailable({ available: { amount }, heldBy: by, heldUntil }: OwnBalance, t: Words): string {
  if (amount < 0) return t('ledger.earnings.available-owing')
  if (by !== null) return t('ledger.earnings.held', { by, day: formatDate(heldUntil) })
  return amount === 0 ? t('ledger.earnings.available-nothing') : t('ledger.earnings.available')
}

function describeOnItsWay(balance: OwnBalance, t: Words): string {
  const { onItsWay } = balance
  const unsent = unsentOf(balance)
  if (onItsWay.amount === 0) return t('ledger.earnings.on-its-way-nothing')
  if (unsent.amount === onItsWay.amount) return t('ledger.earnings.unsent')
  return unsent.amount > 0 ? t('ledger.earnings.on-its-way-part', { amount: unsent }) : t('ledger.earnings.on-its-way')
}

function describePending(balance: OwnBalance, delayDays: number, t: Words): string {
  const { reserved, nextAvailableAt, nextAmount } = balance
  const next =
    describeNextOwed(balance, t) ??
    (nextAvailableAt && nextAmount
      ? t('ledger.earnings.pending-next', { amount: nextAmount, day: formatDate(nextAvailableAt) })
      : t('ledger.earnings.pending', { days: delayDays }))
  return reserved.amount > 0 ? `${t('ledger.earnings.reserved', { amount: reserved })} ${next}` : next
}
