import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { LimitsPage } from '../../../stores/shop/limits-page.tsx'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/shop/selling-limits')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('stores.limits.title'), isPrivate: true }),
  component: LimitsPage,
})
