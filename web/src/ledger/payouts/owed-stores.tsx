import type { OwedStore } from '@makola/contract/payouts.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { type DataColumn, DataTable } from '../../ui/tables/data-table.tsx'

type OwedStoresProps = { rows: OwedStore[] | undefined; error: Error | null; onRetry: () => void }

/** The amount that the shop owes each store, and its payout account. */
export function OwedStores({ rows, error, onRetry }: OwedStoresProps) {
  return (
    <DataTable<OwedStore>
      label="Balances"
      columns={columns}
      rows={rows ?? none}
      rowToKey={({ store }) => store.id}
      rowToName={({ store }) => store.name}
      renderCard={(row) => <OwedCard row={row} />}
      isLoading={!rows && !error}
      error={error}
      onRetry={onRetry}
      cardHeight={152}
      empty={<EmptyState title="Nothing is owed">Balances appear here as soon as a store sells something.</EmptyState>}
    />
  )
}

const none: OwedStore[] = []

const columns: DataColumn<OwedStore>[] = [
  {
    id: 'store',
    header: 'Store',
    cell: ({ store, account }) => (
      <>
        <span className="block truncate font-semibold">{store.name}</span>
        <AccountNote account={account} />
      </>
    ),
  },
  {
    id: 'available',
    header: 'Available',
    isNumeric: true,
    width: '11rem',
    cell: ({ balance }) => <strong className="font-semibold">{formatMoney(balance.available)}</strong>,
  },
  {
    id: 'pending',
    header: 'Pending',
    isNumeric: true,
    width: '11rem',
    cell: ({ balance }) => writeAmount(balance.pending),
  },
  {
    id: 'on-its-way',
    header: 'On its way',
    isNumeric: true,
    width: '11rem',
    className: 'max-lg:hidden',
    cell: ({ balance }) => writeAmount(balance.onItsWay),
  },
]

const writeAmount = (money: OwedStore['balance']['onItsWay']) => (money.amount === 0 ? '–' : formatMoney(money))

function AccountNote({ account }: Pick<OwedStore, 'account'>) {
  if (!account) return <Badge>No account yet</Badge>
  return (
    <span className="block truncate text-small text-muted">
      {account.institution} •••• {account.numberEnd}
    </span>
  )
}

function OwedCard({ row: { store, balance, account } }: { row: OwedStore }) {
  const figures = [
    ['Pending', balance.pending],
    ['On its way', balance.onItsWay],
  ] as const
  return (
    <article className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{store.name}</span>
        <span className="shrink-0 font-semibold tabular">{formatMoney(balance.available)}</span>
      </div>
      <AccountNote account={account} />
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-y-0.5 text-small tabular">
        {figures.map(([name, money]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right">{writeAmount(money)}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
