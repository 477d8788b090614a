import { skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { Card } from '../../ui/display/card.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { isOver } from '../order/order-facts.ts'
import { findOwnOrder } from '../order/own-orders.ts'
import { OwnOrdersList } from '../order/own-orders-list.tsx'
import { foundOrderQuery, trackedOrderQuery } from '../order/queries.ts'
import { TrackForm } from './track-form.tsx'
import { type ParcelSlot, TrackedOrderView } from './tracked-order-view.tsx'
import { useFoundOrder } from './use-found-order.ts'
import { useLiveOrder } from './use-live-order.ts'

export type TrackingPageProps = {
  /** From a signed link. */
  token: string | undefined
  /** From a link within the shop: opens at once when this browser placed the order, else fills the form. */
  number: string | undefined
  children: ParcelSlot
}

export function TrackingPage({ token: linkToken, number, children }: TrackingPageProps) {
  const t = useWords()
  const navigate = useNavigate()
  // The secret of this browser's own order lives here and in the cache, never in the address bar.
  const [foundToken, setFoundToken] = useState<string>()
  const { search, find, forget } = useFoundOrder()
  useEffect(() => {
    if (number !== undefined) setFoundToken(findOwnOrder(number)?.trackingToken)
  }, [number])

  const token = linkToken ?? foundToken
  const tracked = useQuery({ ...trackedOrderQuery(token ?? ''), enabled: token !== undefined })
  useLiveOrder(token, tracked.data !== undefined && isOver(tracked.data.state))
  const byNumber = foundOrderQuery(search ?? { number: '', contact: '' })
  const found = useQuery(search ? byNumber : { ...byNumber, queryFn: skipToken })
  const shown = tracked.data ?? found.data
  const leave = () => {
    forget()
    setFoundToken(undefined)
    void navigate({ to: '/order-tracking/', search: {} })
  }

  if (shown)
    return (
      <TrackedOrderView order={shown} onLeave={leave}>
        {children}
      </TrackedOrderView>
    )
  if (tracked.isLoading) {
    return <Spinner size={10} label={t('orders.tracking.looking')} className="grid! place-items-center py-32" />
  }
  const isMiss = tracked.error instanceof ApiProblem && tracked.error.status < 500
  if (tracked.error && !isMiss) {
    return <ErrorState message={tracked.error.message} onRetry={() => void tracked.refetch()} />
  }
  return (
    <div className="page grid max-w-lg gap-8 py-8 md:py-16">
      <div>
        <h1 className="text-title">{t('orders.tracking.title')}</h1>
        <p className="mt-1 text-muted">{t('orders.tracking.text')}</p>
      </div>
      {isMiss && (
        <p role="alert" className="rounded-md bg-danger-soft p-4 text-danger-text">
          {t('orders.tracking.dead-link')}
        </p>
      )}
      <Card>
        <TrackForm key={number} number={number ?? ''} onFound={find} />
      </Card>
      <OwnOrdersList />
    </div>
  )
}
