import type { MyStore } from '@makola/contract/stores/stores.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useMay } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Landmark, Smartphone } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { nameChecks } from '../payouts/name-checks.ts'
import { payoutAccountQuery } from '../payouts/payout-queries.ts'

const PayoutAccountForm = lazyPart(async () => ({
  default: (await import('./payout-account-form.tsx')).PayoutAccountForm,
}))

const checkTones = { same: 'success', other: 'danger', unchecked: 'neutral' } as const

/** The store's payout account, and who may change it. */
export function PayoutAccountCard({ store }: { store: MyStore }) {
  const t = useWords()
  const { data: account, error, refetch, isFetching } = useQuery(payoutAccountQuery(store.id))
  const [isEditing, setIsEditing] = useState(false)
  const mayChange = useMay('payouts.write')
  const [now] = useState(() => Date.now())
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (account === undefined) return <Skeleton className="h-44 rounded-lg" />
  const Icon = account?.kind === 'mobile-money' ? Smartphone : Landmark
  const isOnHold = account !== null && Date.parse(account.usableFrom) > now
  return (
    <Card aria-labelledby="payout-account" className="gap-x-6 md:grid md:grid-cols-[1fr_auto] md:items-center">
      <h3 id="payout-account" className="text-label text-muted md:col-span-2">
        {t('ledger.account.title')}
      </h3>
      {account ? (
        <div className="mt-3 flex items-start gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <div className="min-w-0">
            <p className="font-semibold break-words">
              {account.institution} <span className="tabular whitespace-nowrap">•••• {account.numberEnd}</span>
            </p>
            <p className="text-small break-words text-muted">{account.holder}</p>
            <p className="mt-1">
              <Badge tone={checkTones[account.nameCheck]}>{t(nameChecks[account.nameCheck])}</Badge>
            </p>
            {account.nameCheck === 'other' && (
              <p className="mt-1 text-small text-danger-text">
                {t('ledger.account.name.other', { name: account.resolvedName ?? '' })}
              </p>
            )}
            {isOnHold && (
              <p className="mt-2 text-small">
                {t('ledger.account.on-hold', {
                  mark: (text) => <Badge tone="accent">{text}</Badge>,
                  when: () => <LocalTime at={account.usableFrom} />,
                })}
              </p>
            )}
          </div>
        </div>
      ) : (
        <p className="mt-2 text-muted">{t('ledger.account.none')}</p>
      )}
      {mayChange ? (
        <Button
          variant={account ? 'outline' : 'default'}
          onClick={() => setIsEditing(true)}
          className="mt-4 max-md:w-full md:mt-0"
        >
          {account ? t('ledger.account.change') : t('ledger.account.add')}
        </Button>
      ) : (
        <p className="mt-4 text-small text-muted md:col-span-2">{t('ledger.account.owners-only')}</p>
      )}
      <Suspense>
        {isEditing && <PayoutAccountForm store={store} present={account} onClose={() => setIsEditing(false)} />}
      </Suspense>
    </Card>
  )
}
