import { createFileRoute } from '@tanstack/react-router'
import { ArrangingPage } from '../../../catalogue/arranging/arranging-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/shop/home-page')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('catalogue.arranging.title'), isPrivate: true }),
  component: ArrangingPage,
})
