import { createFileRoute } from '@tanstack/react-router'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { DashboardNotFound } from '../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { AuditPage } from '../../stores/audit/audit-page.tsx'
import { readAuditSearch } from '../../stores/audit/audit-search.ts'
import { useCurrentStoreIfAny } from '../../stores/membership/current-store.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/audit')({
  validateSearch: readAuditSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('stores.audit.title'), isPrivate: true }),
  component: Audit,
})

function Audit() {
  const isForShop = useStaffMay('audit.read')
  const store = useCurrentStoreIfAny()
  const search = Route.useSearch()
  return isForShop || store ? <AuditPage isForShop={isForShop} search={search} /> : <DashboardNotFound />
}
