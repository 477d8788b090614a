import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ChevronRight } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { type OwnOrder, readOwnOrders } from './own-orders.ts'

/** The orders that were placed in this browser. Their secrets stay out of the address bar. */
export function OwnOrdersList() {
  const t = useWords()
  const [orders, setOrders] = useState<OwnOrder[]>([])
  useEffect(() => setOrders(readOwnOrders()), [])
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="own-orders" className="print:hidden">
      <h2 id="own-orders" className="mb-3 text-subheading">
        {t('orders.order.own')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {orders.map(({ number }) => (
          <li key={number}>
            <Link
              to="/order-tracking/"
              search={{ number }}
              className="flex min-h-14 items-center justify-between gap-4 px-4 font-medium hover:bg-sunken"
            >
              {number}
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
