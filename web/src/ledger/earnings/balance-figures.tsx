import type { StoreBalance } from '@makola/contract/ledger.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { cx } from 'class-variance-authority'
import { Skeleton } from '../../ui/messages/skeleton.tsx'

/** The amounts that the shop owes the store: available and pending. */
export function BalanceFigures({ balance }: { balance: StoreBalance | undefined }) {
  const figures = balance ? describe(balance) : placeholders
  return (
    <dl
      aria-busy={!balance}
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

const placeholders: Figure[] = [{ name: 'Available', isMain: true }, { name: 'Pending' }, { name: 'On its way' }]

function describe({ available, pending, onItsWay, nextAvailableAt }: StoreBalance): Figure[] {
  return [
    {
      name: 'Available',
      value: formatMoney(available),
      note: describeAvailable(available.amount),
      isMain: true,
    },
    {
      name: 'Pending',
      value: formatMoney(pending),
      note: nextAvailableAt
        ? `The next of it becomes available on ${formatDate(nextAvailableAt)}.`
        : 'Some days after an order arrives, its money becomes available.',
    },
    {
      name: 'On its way',
      value: formatMoney(onItsWay),
      note: onItsWay.amount > 0 ? 'Paid out, and not yet known to have arrived.' : 'No payout is under way.',
    },
  ]
}

function describeAvailable(minor: number): string {
  if (minor < 0) return 'You owe this to the shop. What you sell next makes up for it first.'
  return minor === 0 ? 'Nothing to pay out yet.' : 'Goes out to you with the next payout.'
}
