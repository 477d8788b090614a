import { createFileRoute } from '@tanstack/react-router'
import { PaymentReviewsPage } from '../../orders/payment-reviews/payment-reviews-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'

export const Route = createFileRoute('/dashboard/payments-to-decide')({
  head: ({ match }) => pageHead(match, { title: 'Payments to decide', isPrivate: true }),
  component: PaymentReviewsPage,
})
