import { createFileRoute } from '@tanstack/react-router'
import { CommissionPage } from '../../ledger/commission/commission-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'

export const Route = createFileRoute('/dashboard/commission')({
  head: ({ match }) => pageHead(match, { title: 'Commission', isPrivate: true }),
  component: CommissionPage,
})
