import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/order-tracking')({ component: OrderTrackingPage })

function OrderTrackingPage() {
  return <p className="page py-16">Here you will track an order.</p>
}
