import { createFileRoute } from '@tanstack/react-router'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { oneOf } from '../../shell/router/search-params.ts'
import { AuditPage } from '../../stores/audit/audit-page.tsx'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/audit')({
  validateSearch: (search: Record<string, unknown>): { view?: 'store' } => {
    const view = oneOf(search.view, ['store'])
    return view ? { view } : {}
  },
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('stores.audit.title'), isPrivate: true }),
  component: Audit,
})

function Audit() {
  return <AuditPage isForShop={useStaffMay('audit.read')} view={Route.useSearch().view} />
}
