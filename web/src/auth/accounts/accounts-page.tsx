import type { AccountSummary } from '@makola/contract/auth/shop-accounts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Choice } from '../../ui/actions/choice-link.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { UserSearch } from '../../ui/icons.ts'
import { SearchWhileTyping } from '../../ui/inputs/search-while-typing.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { type DataColumn, DataTable } from '../../ui/tables/data-table.tsx'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { InitialsMark } from '../account/initials-mark.tsx'
import { staffRoleNames } from '../staff/staff-roles.ts'
import { type AccountsSearch, accountsQuery } from './accounts-queries.ts'

/** Everybody who can sign in, for the staff: found by name or address. */
export function AccountsPage({ search }: { search: AccountsSearch }) {
  const t = useWords()
  const navigate = useNavigate({ from: '/dashboard/accounts/' })
  const list = useInfiniteQuery(accountsQuery(search))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data])
  const columns = useMemo(() => accountColumns(t), [t])
  return (
    <>
      <PageTitle title={t('auth.accounts.title')} note={t('auth.accounts.summary')} />
      <div className="mb-4 grid grid-cols-1 gap-3">
        <SearchWhileTyping
          label={t('auth.accounts.search')}
          placeholder={t('auth.accounts.search.placeholder')}
          maxLength={100}
          value={search.q}
          onSearch={(q) =>
            void navigate({ to: '/dashboard/accounts', search: (now) => ({ ...now, q }), replace: true })
          }
        />
        <BanChips search={search} />
      </div>
      <DataTable<AccountSummary>
        label={t('auth.accounts.list')}
        columns={columns}
        rows={rows}
        rowToKey={({ id }) => id}
        rowToName={({ name }) => name}
        renderCard={(account) => <AccountCard account={account} />}
        isLoading={list.isPending}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState title={t('auth.accounts.none')} icon={<UserSearch aria-hidden="true" className="size-7" />}>
            {t('auth.accounts.none.text')}
          </EmptyState>
        }
        hasMore={list.hasNextPage}
        onNearEnd={() => list.isFetching || void list.fetchNextPage()}
        cardHeight={92}
      />
    </>
  )
}

function BanChips({ search: { standing } }: { search: AccountsSearch }) {
  const t = useWords()
  const choose = (chosen: AccountsSearch['standing']): Choice => ({
    to: '/dashboard/accounts',
    search: (now: AccountsSearch) => ({ ...now, standing: chosen }),
  })
  const chips = [
    { name: t('auth.accounts.all'), isOn: standing === undefined, choice: choose(undefined) },
    { name: t('auth.accounts.banned'), isOn: standing === 'banned', choice: choose('banned') },
  ]
  return <FilterChips chips={chips} />
}

function accountColumns(t: Words): DataColumn<AccountSummary>[] {
  return [
    { id: 'name', header: t('auth.accounts.column.name'), cell: (account) => <AccountName account={account} /> },
    {
      id: 'standing',
      header: t('auth.accounts.column.standing'),
      width: '12rem',
      cell: (account) => <AccountMarks account={account} />,
    },
    {
      id: 'since',
      header: t('auth.accounts.column.since'),
      width: '9rem',
      className: 'max-xl:hidden',
      cell: ({ createdAt }) => (
        <span className="text-small text-muted">
          <LocalTime at={createdAt} part="date" />
        </span>
      ),
    },
  ]
}

function AccountCard({ account }: { account: AccountSummary }) {
  return (
    <article className="grid gap-1 rounded-lg border border-line bg-surface px-4 py-3">
      <AccountName account={account} />
      <div className="ps-13 empty:hidden">
        <AccountMarks account={account} />
      </div>
    </article>
  )
}

function AccountName({ account: { id, name, email } }: { account: AccountSummary }) {
  return (
    <Link to="/dashboard/accounts/$id" params={{ id }} className="group flex min-h-11 items-center gap-3">
      <InitialsMark name={name} className="size-10! shrink-0 text-base!" />
      <span className="min-w-0">
        <span className="block truncate font-semibold group-hover:underline">{name}</span>
        <span className="block truncate text-small text-muted">{email}</span>
      </span>
    </Link>
  )
}

/** The role among the staff, and a ban. */
export function AccountMarks({ account }: { account: Pick<AccountSummary, 'staffRole' | 'isBanned'> }) {
  const t = useWords()
  const { staffRole, isBanned } = account
  if (!staffRole && !isBanned) return null
  return (
    <span className="flex flex-wrap gap-1">
      {staffRole && <Badge tone="accent">{t('auth.accounts.of-staff', { role: t(staffRoleNames[staffRole]) })}</Badge>}
      {isBanned && <Badge tone="danger">{t('auth.accounts.banned')}</Badge>}
    </span>
  )
}
