import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Clock } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { readOwnOrders } from '../order/own-orders.ts'
import { trackedOrderQuery } from '../order/queries.ts'
import { ChangeOrder } from '../paying/change-order.tsx'
import { PayAgain } from '../paying/pay-again.tsx'

/** The order that was placed last in this browser. */
export function useNewestOrder() {
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(readOwnOrders()[0]?.trackingToken), [])
  return useQuery({ ...trackedOrderQuery(token ?? ''), enabled: token !== undefined })
}

type WaitingOrderOrProps = { children: ReactNode; onLeave?: (() => void) | undefined }

export function WaitingOrderOr({ children, onLeave }: WaitingOrderOrProps) {
  const { data: newest } = useNewestOrder()
  if (!newest?.canPayAgain) return children
  return onLeave ? <WaitingOrderNote order={newest} onLeave={onLeave} /> : <WaitingOrder order={newest} />
}

/** The same in the cart drawer: it is paid, or changed, on the page of the cart. */
function WaitingOrderNote({ order: { number, total }, onLeave }: { order: TrackedOrder; onLeave: () => void }) {
  const t = useWords()
  return (
    <EmptyState
      title={t('orders.checkout.waiting')}
      icon={<Clock aria-hidden="true" className="size-7" />}
      action={
        <Link to="/cart" onClick={onLeave} className={buttonStyles()}>
          {t('orders.checkout.waiting.open')}
        </Link>
      }
    >
      <p>{t('orders.checkout.waiting.text', { number, total })}</p>
    </EmptyState>
  )
}

/** An order left on its payment page: it can be paid from here as well. */
export function WaitingOrder({ order }: { order: TrackedOrder }) {
  const t = useWords()
  return (
    <div className="page grid justify-items-center gap-6 py-8 md:py-16">
      <div className="w-full max-w-lg text-center">
        <h1 className="text-title">{t('orders.checkout.waiting')}</h1>
        <p className="mt-2 text-muted">
          {t('orders.checkout.waiting.text', { number: order.number, total: order.total })}
        </p>
      </div>
      <Card className="w-full max-w-lg">
        {order.trackingToken && (
          <>
            <PayAgain order={order} token={order.trackingToken} />
            <ChangeOrder order={order} token={order.trackingToken} className="mt-4" />
          </>
        )}
      </Card>
    </div>
  )
}
