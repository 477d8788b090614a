import type { Reconciliation } from '@makola/contract/payments/reconciliations.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { ArrowLeftRight, RefreshCw } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { reconciliationsQuery, useCompareBooks } from './reconciliation-queries.ts'
import { ReconciliationRow, type RenderOrder } from './reconciliation-row.tsx'

/** Compares the providers' accounts of payments with our books, and says what to do about differences. */
export function ReconciliationPage({ renderOrder }: { renderOrder: RenderOrder }) {
  const t = useWords()
  const { data } = useInfiniteQuery(reconciliationsQuery)
  const isEmpty = data?.pages[0]?.data.length === 0
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={t('payments.reconciliation.title')}
        note={t('payments.reconciliation.note')}
        actions={!isEmpty && <CompareNow className="max-md:w-full" />}
      />
      <Comparisons renderOrder={renderOrder} />
    </div>
  )
}

function CompareNow({ className }: { className?: string }) {
  const t = useWords()
  const compare = useCompareBooks()
  return (
    <StaffMay permission="payments.write">
      <Button variant="outline" isBusy={compare.isPending} onClick={() => compare.mutate()} className={className}>
        {!compare.isPending && <RefreshCw aria-hidden="true" className="size-5" />}
        {t('payments.reconciliation.start')}
      </Button>
    </StaffMay>
  )
}

function Comparisons({ renderOrder }: { renderOrder: RenderOrder }) {
  const t = useWords()
  const list = useInfiniteQuery(reconciliationsQuery)
  if (list.error && !list.data) {
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  }
  if (!list.data) return <Skeleton className="h-64 rounded-lg" />
  const reports = list.data.pages.flatMap((page) => page.data)
  if (reports.length === 0) {
    return (
      <EmptyState
        title={t('payments.reconciliation.empty')}
        icon={<ArrowLeftRight aria-hidden="true" className="size-7" />}
        action={<CompareNow />}
      >
        {t('payments.reconciliation.empty-text')}
      </EmptyState>
    )
  }
  const latest = [...new Map(reports.toReversed().map((report) => [report.provider, report])).values()]
  const earlier = reports.filter((report) => !latest.includes(report))
  return (
    <>
      <Reports
        id="latest"
        title={t('payments.reconciliation.latest')}
        reports={byProvider(latest)}
        renderOrder={renderOrder}
      />
      {earlier.length > 0 && (
        <Reports
          id="earlier"
          title={t('payments.reconciliation.earlier')}
          reports={earlier}
          renderOrder={renderOrder}
          isFolded
        />
      )}
      <MoreButton list={list} className="mx-auto mt-6 flex">
        {t('ui.show-earlier')}
      </MoreButton>
    </>
  )
}

/** Each keeps its place, in whatever order they answer. */
const byProvider = (reports: Reconciliation[]) =>
  reports.toSorted((one, other) => one.provider.localeCompare(other.provider))

type ReportsProps = {
  id: string
  title: string
  reports: Reconciliation[]
  renderOrder: RenderOrder
  isFolded?: boolean
}

function Reports({ id, title, reports, ...rest }: ReportsProps) {
  return (
    <section aria-labelledby={id} className="not-first:mt-8">
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      <ul aria-labelledby={id} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {reports.map((report) => (
          <ReconciliationRow key={report.id} report={report} {...rest} />
        ))}
      </ul>
    </section>
  )
}
