import { createFileRoute } from '@tanstack/react-router'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { AuditPage } from '../../stores/audit/audit-page.tsx'
import { readAuditSearch } from '../../stores/audit/audit-search.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/audit')({
  validateSearch: readAuditSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('stores.audit.title'), isPrivate: true }),
  component: Audit,
})

function Audit() {
  return <AuditPage isForShop={useStaffMay('audit.read')} search={Route.useSearch()} />
}
