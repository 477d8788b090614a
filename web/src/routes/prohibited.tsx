import { createFileRoute } from '@tanstack/react-router'
import { ProhibitedPage } from '../catalogue/prohibited/prohibited-page.tsx'
import { prohibitedQuery } from '../catalogue/prohibited/prohibited-query.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/prohibited')({
  loader: ({ context }) => context.queryClient.ensureQueryData(prohibitedQuery),
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('catalogue.prohibited.title') }),
  component: ProhibitedPage,
})
