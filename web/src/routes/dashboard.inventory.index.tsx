import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/inventory/')({ component: InventoryPage })

function InventoryPage() {
  return <p className="page py-16">Here your products will be listed.</p>
}
