import { createFileRoute } from '@tanstack/react-router'
import { useStaffMay } from '../../../auth/session/staff-may.tsx'
import { EscalatedRequestsPage } from '../../../requests/answering/escalated-requests-page.tsx'
import { RequestsPage } from '../../../requests/answering/requests-page.tsx'
import { readRequestsSearch } from '../../../requests/answering/requests-search.ts'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/requests/')({
  validateSearch: readRequestsSearch,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('requests.page.title'), isPrivate: true }),
  component: Requests,
})

function Requests() {
  const { state, view } = Route.useSearch({ select: readRequestsSearch })
  const isStaff = useStaffMay('requests.read')
  return isStaff && view !== 'store' ? <EscalatedRequestsPage /> : <RequestsPage state={state} isStaff={isStaff} />
}
