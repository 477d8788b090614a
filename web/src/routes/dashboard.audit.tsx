import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/page-head.ts'
import { PageTitle } from '../ui/page-title.tsx'

export const Route = createFileRoute('/dashboard/audit')({
  head: ({ match }) => pageHead(match, { title: 'History', isPrivate: true }),
  component: AuditPage,
})

function AuditPage() {
  return <PageTitle title="History" />
}
