import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/products/$id')({ component: ProductPage })

function ProductPage() {
  return <p className="page py-16">Here a product will show.</p>
}
