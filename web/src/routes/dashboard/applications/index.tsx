import type { VerificationState } from '@makola/contract/verification.ts'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { oneOf } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'
import { ApplicationsPage } from '../../../verification/deciding/applications-page.tsx'
import { states } from '../../../verification/wording/verification-names.ts'

const readSearch = ({ state }: Record<string, unknown>): { state?: VerificationState } => {
  const known = oneOf(state, states)
  return known ? { state: known } : {}
}

export const Route = createFileRoute('/dashboard/applications/')({
  validateSearch: readSearch,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('verification.staff.title'), isPrivate: true }),
  component: Applications,
})

function Applications() {
  return <ApplicationsPage state={Route.useSearch().state ?? 'submitted'} />
}
