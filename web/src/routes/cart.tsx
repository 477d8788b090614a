import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '../carts/cart-page.tsx'
import { CartSkeleton } from '../carts/cart-skeleton.tsx'
import { cartQuery } from '../carts/queries.ts'
import { UnpaidOrderPart } from '../orders/checkout/unpaid-order-part.tsx'
import { WaysToPayPart } from '../payments/methods/ways-to-pay-part.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/cart')({
  loader: ({ context }) => context.queryClient.ensureQueryData(cartQuery(context.rate?.id)),
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('carts.title'), isPrivate: true }),
  pendingComponent: CartPending,
  component: () => (
    <CartPage waysToPay={<WaysToPayPart />} whenEmpty={(page) => <UnpaidOrderPart>{page}</UnpaidOrderPart>} />
  ),
})

function CartPending() {
  return (
    <div className="page py-12">
      <CartSkeleton />
    </div>
  )
}
