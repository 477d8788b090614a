import { createFileRoute } from '@tanstack/react-router'
import { ProhibitedPage } from '../catalogue/prohibited/prohibited-page.tsx'
import { prohibitedQuery } from '../catalogue/prohibited/prohibited-query.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { PageErrorScreen } from '../shell/router/error-screen.tsx'
import { wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/prohibited')({
  loader: ({ context }) => context.queryClient.ensureQueryData(prohibitedQuery),
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('catalogue.prohibited.title') }),
  errorComponent: PageErrorScreen,
  component: ProhibitedPage,
})
