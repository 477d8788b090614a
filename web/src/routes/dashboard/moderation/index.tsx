import { createFileRoute } from '@tanstack/react-router'
import { StaffMay } from '../../../auth/session/staff-may.tsx'
import { ModerationTabs } from '../../../moderation/deciding/moderation-tabs.tsx'
import { ReportsPage } from '../../../moderation/deciding/reports-page.tsx'
import { ModerationPage } from '../../../reviews/moderating/moderation-page.tsx'
import { DashboardNotFound } from '../../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { optionalOneOf } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/moderation/')({
  validateSearch: optionalOneOf<'show', 'hidden'>('show', ['hidden']),
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('reviews.moderation.title'), isPrivate: true }),
  component: Moderation,
})

function Moderation() {
  const { show = 'waiting' } = Route.useSearch()
  return (
    <StaffMay
      permission="reviews.read"
      otherwise={
        <StaffMay permission="reports.read" otherwise={<DashboardNotFound />}>
          <ReportsPage show="open" />
        </StaffMay>
      }
    >
      <ModerationPage show={show} tabs={<ModerationTabs open="reviews" />} />
    </StaffMay>
  )
}
