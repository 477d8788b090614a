import { createFileRoute } from '@tanstack/react-router'
import { PaymentReviewsPage } from '../../orders/payment-reviews/payment-reviews-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'

export const Route = createFileRoute('/dashboard/payment-reviews')({
  head: ({ match }) => pageHead(match, { title: 'Payment reviews', isPrivate: true }),
  component: PaymentReviewsPage,
})
