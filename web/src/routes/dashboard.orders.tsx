import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/orders')({ component: OrdersPage })

function OrdersPage() {
  return <p className="page py-16">Here your orders will be listed.</p>
}
