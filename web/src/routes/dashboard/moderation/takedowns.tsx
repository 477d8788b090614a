import { createFileRoute } from '@tanstack/react-router'
import { StaffMay } from '../../../auth/session/staff-may.tsx'
import { TakedownsPage } from '../../../moderation/deciding/takedowns-page.tsx'
import { DashboardNotFound } from '../../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { optionalOneOf } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/moderation/takedowns')({
  validateSearch: optionalOneOf<'show', 'held' | 'appeals' | 'restored'>('show', ['held', 'appeals', 'restored']),
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('moderation.tab.takedowns'), isPrivate: true }),
  component: Takedowns,
})

function Takedowns() {
  const { show = 'live' } = Route.useSearch()
  return (
    <StaffMay permission="takedowns.read" otherwise={<DashboardNotFound />}>
      <TakedownsPage show={show} />
    </StaffMay>
  )
}
