import { createFileRoute } from '@tanstack/react-router'
import { StaffMay } from '../../../auth/session/staff-may.tsx'
import { ReportsPage } from '../../../moderation/deciding/reports-page.tsx'
import { DashboardNotFound } from '../../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { optionalOneOf } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/moderation/reports')({
  validateSearch: optionalOneOf<'show', 'decided'>('show', ['decided']),
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('moderation.tab.reports'), isPrivate: true }),
  component: Reports,
})

function Reports() {
  const { show = 'open' } = Route.useSearch()
  return (
    <StaffMay permission="reports.read" otherwise={<DashboardNotFound />}>
      <ReportsPage show={show} />
    </StaffMay>
  )
}
