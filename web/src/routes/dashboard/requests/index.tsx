import { createFileRoute } from '@tanstack/react-router'
import { useStaffMay } from '../../../auth/session/staff-may.tsx'
import { HeldPage } from '../../../messages/staff/held-page.tsx'
import { EscalatedRequestsPage } from '../../../requests/answering/escalated-requests-page.tsx'
import { RequestsPage } from '../../../requests/answering/requests-page.tsx'
import { readRequestsSearch } from '../../../requests/answering/requests-search.ts'
import { DashboardNotFound } from '../../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { optionalText } from '../../../shell/router/search-params.ts'
import { useCurrentStoreIfAny } from '../../../stores/membership/current-store.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

/** Read in full by the page: its list of states is no part of what every visitor waits for. */
const readSearch = optionalText('state', 'view')

export const Route = createFileRoute('/dashboard/requests/')({
  validateSearch: readSearch,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('requests.page.title'), isPrivate: true }),
  component: Requests,
})

function Requests() {
  const { state, view } = Route.useSearch({ select: readRequestsSearch })
  const isStaff = useStaffMay('requests.read')
  const store = useCurrentStoreIfAny()
  if (useStaffMay('messages.read') && view === 'held') return <HeldPage />
  if (isStaff && (view !== 'store' || !store)) return <EscalatedRequestsPage />
  return store ? <RequestsPage state={state} isStaff={isStaff} /> : <DashboardNotFound />
}
