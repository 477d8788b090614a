import type { Statement, StatementRow } from '@makola/contract/ledger/ledger.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { useMemo } from 'react'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { ReceiptText } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useMedia } from '../../ui/tables/use-media.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { nameClocks } from './name-clocks.ts'
import { statementQuery } from './queries.ts'
import { StatementCards } from './statement-cards.tsx'
import { groupByDay } from './statement-days.ts'
import { nameMonth } from './statement-month.ts'
import { StatementTable } from './statement-table.tsx'
import { StatementTotals } from './statement-totals.tsx'

type StatementSectionProps = { storeId: string; month: string }

/** A store's account with the shop over a month: the summary, and below it every sale and refund. */
export function StatementSection({ storeId, month }: StatementSectionProps) {
  const t = useWords()
  const list = useInfiniteQuery(statementQuery(storeId, month))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data.rows) ?? [], [list.data])
  const statement = list.data?.pages[0]?.data
  if (list.error) {
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  }
  if (!statement) return <StatementSkeleton />
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={cx('grid gap-4 transition-opacity md:gap-6', list.isPlaceholderData && 'opacity-60')}
    >
      <Card aria-label={t('ledger.statement.summary-of', { month: nameMonth(month) })} className="md:p-4!">
        <StatementTotals statement={statement} />
      </Card>
      {rows.length === 0 ? (
        <EmptyState title={t('ledger.statement.nothing')} icon={<ReceiptText aria-hidden="true" className="size-7" />}>
          {t('ledger.statement.nothing-text', { month: nameMonth(month) })}
        </EmptyState>
      ) : (
        <StatementRows statement={statement} rows={rows} />
      )}
      <MoreButton list={list} className="justify-self-center">
        {t('ui.show-more')}
      </MoreButton>
    </div>
  )
}

function StatementRows({ statement, rows }: { statement: Statement; rows: StatementRow[] }) {
  const t = useWords()
  const isWide = useMedia('(width >= 80rem)')
  const { timeZone } = statement
  const days = useMemo(() => groupByDay(rows, timeZone), [rows, timeZone])
  const at = new Date(rows.at(-1)?.at ?? statement.to)
  return (
    <section aria-label={t('ledger.statement.rows')} className="grid gap-3">
      <p className="text-small text-muted">{nameClocks(timeZone, { at, ownMinutes: -at.getTimezoneOffset() }, t)}</p>
      {isWide ? <StatementTable days={days} timeZone={timeZone} /> : <StatementCards days={days} timeZone={timeZone} />}
    </section>
  )
}

function StatementSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 md:gap-6">
      <Skeleton className="h-56 rounded-lg md:h-60" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
