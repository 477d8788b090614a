import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/page-head.ts'
import { PageTitle } from '../ui/page-title.tsx'

export const Route = createFileRoute('/dashboard/open-store')({
  head: ({ match }) => pageHead(match, { title: 'Open your store', isPrivate: true }),
  component: OpenStorePage,
})

function OpenStorePage() {
  return <PageTitle title="Open your store" />
}
