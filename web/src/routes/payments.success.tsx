import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/payments/success')({ component: PaymentSuccessPage })

function PaymentSuccessPage() {
  return <p className="page py-16">Here your paid order will show.</p>
}
