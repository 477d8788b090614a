import { createFileRoute } from '@tanstack/react-router'
import { useAccount } from '../auth/session.ts'
import { pageHead } from '../shell/page-head.ts'
import { oneOf } from '../shell/search-params.ts'
import { AuditPage } from '../stores/audit-page.tsx'

export const Route = createFileRoute('/dashboard/audit')({
  validateSearch: (search: Record<string, unknown>): { view?: 'store' } => {
    const view = oneOf(search.view, ['store'])
    return view ? { view } : {}
  },
  head: ({ match }) => pageHead(match, { title: 'History', isPrivate: true }),
  component: Audit,
})

function Audit() {
  const account = useAccount()
  return <AuditPage isOperator={account?.isOperator ?? false} view={Route.useSearch().view} />
}
