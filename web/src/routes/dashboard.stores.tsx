import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/page-head.ts'
import { PageTitle } from '../ui/page-title.tsx'

export const Route = createFileRoute('/dashboard/stores')({
  head: ({ match }) => pageHead(match, { title: 'All stores', isPrivate: true }),
  component: StoresPage,
})

function StoresPage() {
  return <PageTitle title="All stores" />
}
