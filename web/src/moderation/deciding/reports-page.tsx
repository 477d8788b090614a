import { useInfiniteQuery } from '@tanstack/react-query'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { DeskList } from '../wording/desk-list.tsx'
import { CountsExport } from './counts-export.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'
import { type ReportsShown, reportsQuery, reportsShown } from './queries.ts'
import { ReportCard } from './report-card.tsx'

const names = { open: 'moderation.reports.open', decided: 'moderation.reports.decided' } as const

/** What visitors have reported: those that wait, the oldest first, or those that are decided. */
export function ReportsPage({ show }: { show: ReportsShown }) {
  const t = useWords()
  const list = useInfiniteQuery(reportsQuery(show))
  const chips = reportsShown.map((shown) => ({
    name: t(names[shown]),
    ...(shown === show && { count: list.data?.pages[0]?.meta.total ?? null }),
    isOn: shown === show,
    choice: { to: '/dashboard/moderation/reports', search: { show: shown === 'open' ? undefined : shown } } as const,
  }))
  const empty = { title: t('moderation.reports.empty'), text: t('moderation.reports.empty-text') }
  return (
    <>
      <PageTitle title={t('moderation.tab.reports')} note={t('moderation.reports.note')} actions={<CountsExport />} />
      <ModerationTabs open="reports" />
      <FilterChips chips={chips} className="mb-4" />
      <DeskList label={t('moderation.tab.reports')} list={list} empty={empty}>
        {(report) => <ReportCard report={report} />}
      </DeskList>
    </>
  )
}
