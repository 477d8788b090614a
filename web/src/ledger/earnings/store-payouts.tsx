import type { Payout } from '@makola/contract/ledger/payouts.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { storePayoutsQuery } from '../payouts/payout-queries.ts'
import { PayoutStateBadge } from '../payouts/payout-state-badge.tsx'
import { describeWay } from '../payouts/payout-ways.ts'

/** The payouts to the store, newest first. */
export function StorePayouts({ storeId }: { storeId: string }) {
  const t = useWords()
  const list = useInfiniteQuery(storePayoutsQuery(storeId))
  const payouts = list.data?.pages.flatMap((page) => page.data)
  if (list.error) {
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  }
  if (!payouts) return <Skeleton className="h-44 rounded-lg" />
  if (payouts.length === 0) {
    return (
      <Card className="grid place-content-center justify-items-center gap-1 text-center">
        <p className="font-semibold">{t('ledger.earnings.no-payouts')}</p>
        <p className="max-w-sm text-small text-muted">{t('ledger.earnings.no-payouts-text')}</p>
      </Card>
    )
  }
  return (
    <div>
      <ul aria-label={t('ledger.payouts')} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </ul>
      <MoreButton list={list} variant="ghost" className="mt-2">
        {t('ui.show-more')}
      </MoreButton>
    </div>
  )
}

function PayoutRow({ payout: { reference, amount, state, via, account, note, createdAt } }: { payout: Payout }) {
  const t = useWords()
  const how = via === 'by-hand' ? '' : t('ledger.earnings.payout-by', { provider: describeWay(via, t).title })
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3 md:px-6">
      <div className="min-w-0">
        <p className="font-medium">{formatDate(createdAt)}</p>
        <p className="text-small break-words text-muted">
          {t('ledger.earnings.payout', {
            institution: account.institution,
            end: account.numberEnd,
            number: (text) => <span className="whitespace-nowrap">{text}</span>,
          })}
        </p>
        <p className="text-small break-words text-muted">{[reference, how, note].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <span className="font-semibold tabular">{formatMoney(amount)}</span>
        <PayoutStateBadge state={state} />
      </div>
    </li>
  )
}
