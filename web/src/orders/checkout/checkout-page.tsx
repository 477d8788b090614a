import type { Rate } from '@makola/contract/rates/rates.ts'
import type { Country } from '@makola/countries/names.ts'
import { EmptyCart } from '../../carts/empty-cart.tsx'
import { usePageCart } from '../../carts/use-page-cart.ts'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { OwnOrdersList } from '../order/own-orders-list.tsx'
import { CheckoutDesk } from './checkout-desk.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { isRefusal } from './place-order.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useNewestOrder, WaitingOrder } from './waiting-order.tsx'

/** One page from cart to payment. The placed order, or one found again after a lost answer, replaces it. */
export function CheckoutPage({ rate, countries }: { rate: Rate; countries: Country[] }) {
  const t = useWords()
  const placing = usePlaceOrder()
  const cart = usePageCart(rate.id)
  if (placing.data) return <OrderPlaced placed={placing.data} />
  if (cart.count > 0) return <CheckoutDesk {...{ rate, countries, cart, placing }} />
  if (placing.isPending) {
    return <Spinner size={10} label={t('orders.checkout.finding')} className="grid! place-items-center py-32" />
  }
  if (placing.error && !isRefusal(placing.error)) {
    return (
      <ErrorState
        title={t('orders.checkout.no-answer')}
        message={t('orders.checkout.no-answer.resumed')}
        onRetry={() => placing.mutate(placing.variables)}
      />
    )
  }
  return <NothingToBuy />
}

/** The cart's items may wait in an order: Back from a payment page leads here. */
function NothingToBuy() {
  const t = useWords()
  const { data: newest, isLoading } = useNewestOrder()
  if (isLoading)
    return <Spinner size={10} label={t('orders.checkout.finding')} className="grid! place-items-center py-32" />
  if (newest?.canPayAgain) return <WaitingOrder order={newest} />
  return (
    <div className="page grid justify-items-center pb-12">
      <h1 className="sr-only">{t('orders.checkout.title')}</h1>
      <EmptyCart />
      <div className="w-full max-w-md">
        <OwnOrdersList />
      </div>
    </div>
  )
}
