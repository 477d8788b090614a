import { createFileRoute } from '@tanstack/react-router'
import { readSellerOrdersSearch } from '../../orders/sales/seller-search.ts'
import { SellerOrdersPage } from '../../orders/selling/seller-orders-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/orders/')({
  validateSearch: readSellerOrdersSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('orders.sales.title'), isPrivate: true }),
  component: Orders,
})

function Orders() {
  return <SellerOrdersPage search={Route.useSearch({ select: readSellerOrdersSearch })} />
}
