import type { Cart, CartStore } from '@makola/contract/carts/carts.ts'
import type { WriteAmount } from '@makola/money/column.ts'
import type { ReactNode } from 'react'
import { describeArrival } from '../shipping/describe-arrival.ts'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { hasGoods } from './explain-line.ts'
import { writeAmounts } from './write-amounts.ts'

type StoreDeliveryProps = { of: CartStore; country: string; write: WriteAmount }

/** The delivery of a store's items that checkout preselects. While the server works it out, an outline keeps its place. */
export function StoreDelivery({ of, country, write }: StoreDeliveryProps) {
  const t = useWords()
  const { store, delivery, deliveryProblem } = of
  if (deliveryProblem) {
    return (
      <p className="my-3 rounded-sm bg-danger-soft px-3 py-2 text-danger-text">
        {deliveryProblem === 'undeliverable'
          ? t('carts.store-delivery.undeliverable', { store: store.name, country })
          : t('carts.store-delivery.price-unavailable', { store: store.name })}
      </p>
    )
  }
  if (!delivery) return <DeliveryOutline />
  const { option, charge, missingForFree } = delivery
  const free = option.pickup ? t('carts.delivery-free') : t('carts.store-delivery.free')
  return (
    <div>
      <p className="spread">
        <span>{option.name}</span>
        <span className="font-semibold tabular">{charge.amount === 0 ? free : write(charge)}</span>
      </p>
      <p className="text-muted">{describeArrival(option, t)}</p>
      {missingForFree && (
        <p className="font-medium">{t('carts.store-delivery.missing', { missing: write(missingForFree) })}</p>
      )}
    </div>
  )
}

function DeliveryOutline() {
  return (
    <div aria-busy="true" className="grid justify-items-start gap-1">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-4 w-48" />
    </div>
  )
}

/** Items, delivery and total of a cart: every amount is the server's. Without a delivery price for all of it, the items alone. */
export function CartTotal({ cart }: { cart: Cart }) {
  const t = useWords()
  const { country, subtotal, deliveryTotal, total } = cart
  const isOpen = isDeliveryOpen(cart)
  const isSum = total !== null || isOpen
  const write = writeAmounts(cart)
  return (
    <div aria-busy={isOpen}>
      <dl className="grid gap-1 text-small">
        {isSum && <Row name={t('carts.items')}>{write(subtotal)}</Row>}
        {country && (
          <Row name={t('carts.delivery-to', { country })}>
            {isOpen && <Skeleton className="my-0.5 h-4 w-20" />}
            {!isSum && <span className="text-danger-text">{t('carts.delivery-missing')}</span>}
            {deliveryTotal && (deliveryTotal.amount === 0 ? t('carts.delivery-free') : write(deliveryTotal))}
          </Row>
        )}
      </dl>
      <p className="mt-2 spread items-baseline">
        <span className="font-medium">
          {isSum
            ? t('carts.total')
            : t('carts.subtotal-before-delivery', {
                quiet: (text) => <span className="text-small text-muted">{text}</span>,
              })}
        </span>
        <span aria-live="polite" className="font-display text-2xl font-bold">
          {isOpen ? <Skeleton className="my-1 h-6 w-32" /> : write(total ?? subtotal)}
        </span>
      </p>
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="spread">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}

/** Returns true while the server works out the delivery after a change that the screen shows already. */
function isDeliveryOpen({ country, stores }: Pick<Cart, 'country' | 'stores'>): boolean {
  if (country === null || stores.some((store) => store.deliveryProblem !== null)) return false
  return stores.some((store) => hasGoods(store) && store.delivery === null)
}
