import { createFileRoute } from '@tanstack/react-router'
import { CommissionPage } from '../../ledger/commission/commission-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/commission')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('ledger.commission.title'), isPrivate: true }),
  component: CommissionPage,
})
