import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/page-head.ts'
import { PageTitle } from '../ui/page-title.tsx'

export const Route = createFileRoute('/dashboard/team')({
  head: ({ match }) => pageHead(match, { title: 'Team', isPrivate: true }),
  component: TeamPage,
})

function TeamPage() {
  return <PageTitle title="Team" />
}
