import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/checkout')({ component: CheckoutPage })

function CheckoutPage() {
  return <p className="page py-16">Here you will check out.</p>
}
