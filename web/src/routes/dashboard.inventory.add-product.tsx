import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/inventory/add-product')({ component: AddProductPage })

function AddProductPage() {
  return <p className="page py-16">Here a product will be added.</p>
}
