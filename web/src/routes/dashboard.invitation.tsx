import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/page-head.ts'
import { PageTitle } from '../ui/page-title.tsx'

export const Route = createFileRoute('/dashboard/invitation')({
  head: ({ match }) => pageHead(match, { title: 'Join a store', isPrivate: true }),
  component: InvitationPage,
})

function InvitationPage() {
  return <PageTitle title="Join a store" />
}
