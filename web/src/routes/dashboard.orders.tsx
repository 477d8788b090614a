import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'

export const Route = createFileRoute('/dashboard/orders')({ component: OrdersPage })

function OrdersPage() {
  return <ComingPage title="Orders" text="Orders to pack and to ship will be here when sign-in opens." />
}
