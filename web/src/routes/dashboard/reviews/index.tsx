import { createFileRoute } from '@tanstack/react-router'
import { StoreReviewsPage } from '../../../reviews/replying/store-reviews-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { optionalOneOf } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/reviews/')({
  validateSearch: optionalOneOf<'show', 'unanswered'>('show', ['unanswered']),
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('reviews.title'), isPrivate: true }),
  component: Reviews,
})

function Reviews() {
  return <StoreReviewsPage isUnanswered={Route.useSearch().show === 'unanswered'} />
}
