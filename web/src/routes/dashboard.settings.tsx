import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/page-head.ts'
import { PageTitle } from '../ui/page-title.tsx'

export const Route = createFileRoute('/dashboard/settings')({
  head: ({ match }) => pageHead(match, { title: 'Settings', isPrivate: true }),
  component: SettingsPage,
})

function SettingsPage() {
  return <PageTitle title="Settings" />
}
