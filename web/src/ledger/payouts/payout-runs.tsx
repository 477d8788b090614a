import type { PayoutRun, PayoutState } from '@makola/contract/ledger/payouts.ts'
import { formatMoney } from '@makola/money/format.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { ChevronRight } from '../../ui/icons.ts'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { payoutRunsQuery } from './payout-queries.ts'
import { describeWay } from './payout-ways.ts'

/** The payouts so far, newest first. */
export function PayoutRuns() {
  const t = useWords()
  const list = useInfiniteQuery(payoutRunsQuery)
  const runs = list.data?.pages.flatMap((page) => page.data)
  if (list.error) {
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  }
  if (!runs) return <Skeleton className="h-40 rounded-lg" />
  if (runs.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-edge px-4 py-8 text-center text-muted">
        {t('ledger.payouts.no-runs')}
      </p>
    )
  }
  return (
    <>
      <ul
        aria-label={t('ledger.payouts.runs')}
        className="max-md:grid max-md:gap-3 md:divide-y md:divide-line md:rounded-lg md:border md:border-line md:bg-surface"
      >
        {runs.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </ul>
      <MoreButton list={list} variant="ghost" className="mt-2">
        {t('ui.show-more')}
      </MoreButton>
    </>
  )
}

function RunRow({ run }: { run: PayoutRun }) {
  const t = useWords()
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors hover:bg-sunken/50 max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface md:px-6">
      <div className="flex min-w-0 grow flex-col gap-x-3 md:flex-row md:items-center">
        <div className="min-w-0 grow">
          <Link
            to="/dashboard/payouts/$id"
            params={{ id: run.id }}
            className="font-medium after:absolute after:inset-0"
          >
            <LocalTime at={run.createdAt} />
          </Link>
          <p className="text-small break-words text-muted">{describeRun(run, t)}</p>
        </div>
        <span className="shrink-0 font-semibold tabular max-md:mt-1">{formatMoney(run.total)}</span>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </li>
  )
}

const outcomes = {
  requested: 'ledger.run.count-requested',
  sent: 'ledger.run.count-sent',
  paid: 'ledger.run.count-paid',
  failed: 'ledger.run.count-failed',
} as const satisfies Record<PayoutState, string>

/** "3 stores, by Paystack: 2 paid, 1 returned". */
export function describeRun({ count, states, via }: PayoutRun, t: Words): string {
  const counted = (Object.keys(outcomes) as PayoutState[])
    .filter((state) => states[state] > 0)
    .map((state) => t(outcomes[state], { count: states[state] }))
  if (via === 'by-hand') return t('ledger.run.summary', { count, outcomes: counted })
  return t('ledger.run.summary-by', { count, provider: describeWay(via, t).title, outcomes: counted })
}
