import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/payments/failure')({ component: PaymentFailurePage })

function PaymentFailurePage() {
  return <p className="page py-16">Here a failed payment will be explained.</p>
}
