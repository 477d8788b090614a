import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '../carts/cart-page.tsx'
import { CartSkeleton } from '../carts/cart-skeleton.tsx'
import { cartQuery } from '../carts/queries.ts'

export const Route = createFileRoute('/cart')({
  loader: ({ context }) => context.queryClient.ensureQueryData(cartQuery(context.rate?.id)),
  head: () => ({ meta: [{ title: 'Your cart' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: CartPending,
  component: CartPage,
})

function CartPending() {
  return (
    <div className="page py-12">
      <CartSkeleton />
    </div>
  )
}
