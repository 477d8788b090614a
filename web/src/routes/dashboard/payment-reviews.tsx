import { createFileRoute } from '@tanstack/react-router'
import { PaymentReviewsPage } from '../../orders/payment-reviews/payment-reviews-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/payment-reviews')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('orders.payment-reviews.title'), isPrivate: true }),
  component: PaymentReviewsPage,
})
