import type { AccountDetails } from '@makola/contract/auth/shop-accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { BackLink } from '../../ui/display/back-link.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useStaffMay } from '../session/staff-may.tsx'
import { AccountActs } from './account-acts.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { AccountMarks } from './accounts-page.tsx'
import { accountDetailsQuery } from './accounts-queries.ts'

type AccountPageProps = {
  id: string
  /** From higher modules: how much the person has ordered, and where they work. */
  orders: ReactNode
  stores: ReactNode
}

/** Somebody's account, for the staff: what it is, where it is signed in, and what can be done. */
export function AccountPage({ id, orders, stores }: AccountPageProps) {
  const t = useWords()
  const { data: account, error, refetch } = useQuery(accountDetailsQuery(id))
  if (error instanceof ApiProblem && [404, 422].includes(error.status)) throw notFound()
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!account) return <Skeleton className="h-96 w-full rounded-lg" />
  return (
    <div className="max-w-4xl">
      <PageTitle
        above={<BackLink link={{ to: '/dashboard/accounts' }}>{t('auth.accounts.title')}</BackLink>}
        title={account.name}
        note={
          <span className="flex flex-wrap items-center gap-2">
            <span className="wrap-anywhere">{account.email}</span>
            <AccountMarks account={account} />
          </span>
        }
      />
      <div className="grid gap-4 md:gap-6">
        {account.ban && <BanNotice ban={account.ban} />}
        <Card className="grid gap-5">
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
            <Fact name={t('auth.accounts.since')}>
              <LocalTime at={account.createdAt} part="date" />
            </Fact>
            <Fact name={t('auth.accounts.orders')}>{orders}</Fact>
            <Fact name={t('auth.accounts.second-factor')}>
              <SecondFactor account={account} />
            </Fact>
          </dl>
          <Acts account={account} />
        </Card>
        <AccountSessions account={account} />
        {stores}
      </div>
    </div>
  )
}

/** Nothing for those who only read; support leaves the accounts of colleagues to the owners. */
function Acts({ account }: { account: AccountDetails }) {
  const t = useWords()
  const mayWrite = useStaffMay('accounts.write')
  const isOwner = useStaffMay('staff.write')
  if (!mayWrite) return null
  if (account.staffRole && !isOwner) return <p className="text-small text-muted">{t('auth.accounts.owners-only')}</p>
  return <AccountActs account={account} />
}

function BanNotice({ ban: { reason, by, at } }: { ban: NonNullable<AccountDetails['ban']> }) {
  const t = useWords()
  return (
    <div className="rounded-lg border border-danger-text/40 bg-danger-soft p-4 md:px-6">
      <h2 className="text-heading">{t('auth.accounts.ban.title')}</h2>
      <p className="mt-1 wrap-anywhere">{reason}</p>
      <p className="mt-1 text-small text-muted">
        {by
          ? t('auth.accounts.ban.by', { email: by, when: () => <LocalTime at={at} /> })
          : t('auth.accounts.ban.at', { when: () => <LocalTime at={at} /> })}
      </p>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function SecondFactor({ account: { hasTwoFactor, passkeys } }: { account: AccountDetails }) {
  const t = useWords()
  if (!hasTwoFactor && passkeys === 0) return t('auth.accounts.second-factor.none')
  return (
    <span className="flex flex-wrap gap-1">
      {hasTwoFactor && <Badge tone="success">{t('auth.accounts.second-factor.app')}</Badge>}
      {passkeys > 0 && <Badge tone="success">{t('auth.accounts.second-factor.passkeys', { count: passkeys })}</Badge>}
    </span>
  )
}
