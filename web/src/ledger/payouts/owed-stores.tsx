import type { OwedStore } from '@makola/contract/ledger/payouts.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { HandCoins } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { type DataColumn, DataTable } from '../../ui/tables/data-table.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { nameChecks } from './name-checks.ts'

type OwedStoresProps = { rows: OwedStore[] | undefined; error: Error | null; onRetry: () => void }

/** The amount that the shop owes each store, and its payout account. */
export function OwedStores({ rows, error, onRetry }: OwedStoresProps) {
  const t = useWords()
  return (
    <DataTable<OwedStore>
      label={t('ledger.payouts.balances')}
      columns={useMemo(() => listColumns(t), [t])}
      rows={rows ?? none}
      rowToKey={({ store }) => store.id}
      rowToName={({ store }) => store.name}
      renderCard={(row) => <OwedCard row={row} />}
      isLoading={!rows && !error}
      error={error}
      onRetry={onRetry}
      cardHeight={152}
      empty={
        <EmptyState
          title={t('ledger.payouts.nothing-owed')}
          icon={<HandCoins aria-hidden="true" className="size-7" />}
          action={
            <Link to="/dashboard/stores" className={buttonStyles({ variant: 'outline' })}>
              {t('ledger.payouts.show-stores')}
            </Link>
          }
        >
          {t('ledger.payouts.nothing-owed-text')}
        </EmptyState>
      }
    />
  )
}

const none: OwedStore[] = []

const listColumns = (t: Words): DataColumn<OwedStore>[] => [
  {
    id: 'store',
    header: t('ledger.payouts.store'),
    cell: (row) => (
      <>
        <span className="block truncate font-semibold">{row.store.name}</span>
        {row.heldBy ? <HoldNote row={row} /> : <AccountNote account={row.account} />}
      </>
    ),
  },
  {
    id: 'available',
    header: t('ledger.balance.available'),
    isNumeric: true,
    width: '9.5rem',
    cell: ({ balance }) => <strong className="font-semibold">{formatMoney(balance.available)}</strong>,
  },
  {
    id: 'pending',
    header: t('ledger.balance.pending'),
    isNumeric: true,
    width: '9.5rem',
    // The last one where the next is hidden.
    className: 'max-xl:rounded-se-lg max-xl:pe-4',
    cell: ({ balance }) => writeAmount(balance.pending),
  },
  {
    id: 'on-its-way',
    header: t('ledger.balance.in-payouts'),
    isNumeric: true,
    width: '9rem',
    className: 'max-xl:hidden',
    cell: ({ balance }) => writeAmount(balance.onItsWay),
  },
]

const writeAmount = (money: OwedStore['balance']['onItsWay']) => (money.amount === 0 ? '–' : formatMoney(money))

function AccountNote({ account }: Pick<OwedStore, 'account'>) {
  const t = useWords()
  if (!account) return <Badge>{t('ledger.payouts.no-account')}</Badge>
  return (
    <span className="block text-small text-muted max-md:break-words md:truncate">
      {account.institution} •••• {account.numberEnd} · {t(nameChecks[account.nameCheck])}
    </span>
  )
}

function HoldNote({ row: { heldBy: by, heldUntil } }: { row: OwedStore }) {
  const t = useWords()
  if (by === null) return null
  return (
    <span className="block text-small text-danger-text md:truncate">
      {t('ledger.account.held', { by, day: formatDate(heldUntil) })}
    </span>
  )
}

function OwedCard({ row }: { row: OwedStore }) {
  const t = useWords()
  const { store, balance, account } = row
  const figures = [
    [t('ledger.balance.pending'), balance.pending],
    [t('ledger.balance.in-payouts'), balance.onItsWay],
  ] as const
  return (
    <article className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{store.name}</span>
        <span className="shrink-0 font-semibold tabular">{formatMoney(balance.available)}</span>
      </div>
      <AccountNote account={account} />
      <HoldNote row={row} />
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-y-0.5 text-small tabular">
        {figures.map(([name, money]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end">{writeAmount(money)}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
