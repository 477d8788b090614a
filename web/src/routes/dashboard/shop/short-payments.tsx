import { createFileRoute } from '@tanstack/react-router'
import { TolerancesPage } from '../../../payments/tolerances/tolerances-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/shop/short-payments')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('payments.tolerances.title'), isPrivate: true }),
  component: TolerancesPage,
})
