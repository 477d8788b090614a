import { createFileRoute } from '@tanstack/react-router'
import { StaffMay } from '../../../auth/session/staff-may.tsx'
import { RulesPage } from '../../../moderation/rules/rules-page.tsx'
import { DashboardNotFound } from '../../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/moderation/rules')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('moderation.tab.rules'), isPrivate: true }),
  component: Rules,
})

function Rules() {
  return (
    <StaffMay permission="takedowns.read" otherwise={<DashboardNotFound />}>
      <RulesPage />
    </StaffMay>
  )
}
