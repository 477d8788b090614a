import { createFileRoute } from '@tanstack/react-router'
import { DisputesPage } from '../../../orders/disputes/disputes-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/disputes/')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('orders.disputes.title'), isPrivate: true }),
  component: DisputesPage,
})
