import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { trackedOrderQuery } from '../orders/order/queries.ts'
import { TrackingPage } from '../orders/tracking/tracking-page.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { optionalText } from '../shell/router/search-params.ts'
import { lazyPart } from '../ui/layers/lazy-part.tsx'
import { wordsOf } from '../ui/words/use-words.ts'

const AfterSale = lazyPart(async () => ({
  default: (await import('../reviews/writing/after-sale.tsx')).AfterSale,
}))

const readSearch = optionalText('token', 'number')

export const Route = createFileRoute('/order-tracking')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  // The page itself reports a dead link, without an error screen.
  loader: ({ context, deps: { token } }) => token && context.queryClient.prefetchQuery(trackedOrderQuery(token)),
  // It shows a home address: no browser may store it on disk.
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('orders.tracking.title'), isPrivate: true }),
  component: OrderTracking,
})

function OrderTracking() {
  const { token, number } = Route.useSearch()
  return (
    <TrackingPage token={token} number={number}>
      {(number, token) => (
        <Suspense>
          <AfterSale number={number} token={token} />
        </Suspense>
      )}
    </TrackingPage>
  )
}
