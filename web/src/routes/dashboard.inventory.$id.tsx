import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/inventory/$id')({ component: InventoryItemPage })

function InventoryItemPage() {
  return <p className="page py-16">Here a product will be edited.</p>
}
