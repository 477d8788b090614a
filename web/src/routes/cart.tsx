import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart')({ component: CartPage })

function CartPage() {
  return <p className="page py-16">Here your cart will show.</p>
}
