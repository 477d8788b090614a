import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { cartQuery } from '../carts/queries.ts'
import { CheckoutPage } from '../orders/checkout/checkout-page.tsx'
import { findCheckoutRate, listRateCountries } from '../orders/checkout/find-checkout-rate.ts'
import { addressFormQuery } from '../orders/order/queries.ts'
import { paymentMethodsQuery } from '../payments/methods/queries.ts'
import { ratesQuery } from '../rates/choice/queries.ts'
import { useRate } from '../rates/choice/use-rate.ts'
import { shopQuery } from '../shell/api/shop-query.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { EmptyState } from '../ui/messages/empty-state.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { useWords, wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/checkout')({
  loader: async ({ context: { queryClient, rate: chosen, shop } }) => {
    const rate = findCheckoutRate(chosen, await queryClient.ensureQueryData(ratesQuery()), shop.baseCurrency)
    if (!rate) return
    await Promise.all([
      queryClient.ensureQueryData(cartQuery(rate.id)),
      queryClient.ensureQueryData(addressFormQuery(rate.countryCode)),
      queryClient.ensureQueryData(paymentMethodsQuery(rate.id)),
    ])
  },
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('orders.checkout.title'), isPrivate: true }),
  component: Checkout,
  pendingComponent: CheckoutSkeleton,
})

function Checkout() {
  const t = useWords()
  const { data: shop } = useSuspenseQuery(shopQuery())
  const { data: rates } = useSuspenseQuery(ratesQuery())
  const rate = findCheckoutRate(useRate(), rates, shop.baseCurrency)
  if (!rate) return <EmptyState title={t('orders.page.no-country')}>{t('orders.page.no-country-text')}</EmptyState>
  return <CheckoutPage rate={rate} countries={listRateCountries(rates)} />
}

function CheckoutSkeleton() {
  return (
    <div aria-busy="true" className="page grid grid-cols-1 gap-6 py-6 md:py-10">
      <Skeleton className="h-11 w-48" />
      <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <Skeleton className="h-[32rem] rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  )
}
