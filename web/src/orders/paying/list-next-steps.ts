import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import type { Words } from '../../ui/words/use-words.ts'
import { isAllPickup } from '../order/order-facts.ts'

type Placed = Pick<TrackedOrder, 'email' | 'parcels'>
type NextStep = readonly [title: string, text: string]

/** What follows an order, in three steps. An order from another browser is not known: it may have several stores. */
export function listNextSteps(order: Placed | undefined, { paysCash }: { paysCash: boolean }, t: Words): NextStep[] {
  const stores = order?.parcels.length ?? 0
  const isPickup = isAllPickup(order?.parcels ?? [])
  return [
    [t('orders.paying.next.packing', { stores }), t('orders.paying.next.packing.text', { stores })],
    describeNews(order, { stores, isPickup }, t),
    paysCash
      ? [
          t(isPickup ? 'orders.paying.next.collect-cash' : 'orders.paying.next.cash'),
          t('orders.paying.next.cash.text', { stores }),
        ]
      : [
          t(isPickup ? 'orders.paying.next.collect' : 'orders.paying.next.arrival'),
          t('orders.paying.next.arrival.text', { stores }),
        ],
  ]
}

/** Only a buyer with an email address hears from us. */
function describeNews(
  order: Placed | undefined,
  { stores, isPickup }: { stores: number; isPickup: boolean },
  t: Words,
): NextStep {
  if (order && !order.email) return [t('orders.paying.next.follow'), t('orders.paying.next.follow.text')]
  const text = isPickup ? 'orders.paying.next.news-pickup.text' : 'orders.paying.next.news.text'
  return [t('orders.paying.next.news'), t(text, { stores })]
}
