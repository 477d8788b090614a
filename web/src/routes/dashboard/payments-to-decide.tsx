import { createFileRoute, redirect } from '@tanstack/react-router'

/** The former address of the payment reviews: older notifications and emails link to it. */
export const Route = createFileRoute('/dashboard/payments-to-decide')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/payment-reviews', replace: true })
  },
})
