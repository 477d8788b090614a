import type { VerificationState } from '@makola/contract/verification/verification.ts'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { optionalOneOf } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'
import { ApplicationsPage } from '../../../verification/deciding/applications-page.tsx'
import { states } from '../../../verification/wording/verification-states.ts'

export const Route = createFileRoute('/dashboard/applications/')({
  validateSearch: optionalOneOf<'state', VerificationState>('state', states),
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('verification.staff.title'), isPrivate: true }),
  component: Applications,
})

function Applications() {
  return <ApplicationsPage state={Route.useSearch().state ?? 'submitted'} />
}
