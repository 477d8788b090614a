import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import type { RequestState } from '@makola/contract/requests/requests.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ParcelThread } from '../../messages/buying/parcel-thread.tsx'
import { isOver } from '../../orders/order/order-facts.ts'
import { trackedOrderQuery } from '../../orders/order/queries.ts'
import { useLiveOrder } from '../../orders/tracking/use-live-order.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { orderRequestsQuery } from './queries.ts'

const RequestCard = lazyPart(async () => ({ default: (await import('./request-card.tsx')).RequestCard }))
const RequestWizard = lazyPart(async () => ({ default: (await import('./request-wizard.tsx')).RequestWizard }))

/** An unpaid order is changed or released instead; one whose money is looked at waits. */
const asksFrom = new Set<TrackedOrder['state']>(['paid', 'completed', 'partly_refunded', 'refunded', 'cancelled'])
const ended = new Set<RequestState>(['done', 'withdrawn', 'lapsed', 'superseded'])

type ParcelRequestsProps = { token: string; number: string }

/** The requests about a parcel, and the way to a new one. */
export function ParcelRequests({ token, number }: ParcelRequestsProps) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const { data = [] } = useQuery(orderRequestsQuery(token))
  const requests = data.filter((request) => request.parcelNumber === number)
  const { data: order } = useQuery(trackedOrderQuery(token))
  // Nobody listens to an order that is over any more: a request about it begins after.
  const isWatched = order !== undefined && isOver(order.state) && requests.some(({ state }) => !ended.has(state))
  useLiveOrder(token, !isWatched)
  if (order === undefined || !asksFrom.has(order.state)) return null
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4 print:hidden">
      {requests.length > 0 && (
        <ul aria-label={t('requests.list', { parcel: number })} className="grid gap-3">
          {requests.map((request) => (
            <li key={request.id}>
              <Suspense>
                <RequestCard request={request} token={token} />
              </Suspense>
            </li>
          ))}
        </ul>
      )}
      <ParcelThread token={token} number={number} />
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)} className="justify-self-start">
        {t('requests.ask')}
      </Button>
      <Suspense>
        {isOpen && <RequestWizard token={token} parcelNumber={number} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </div>
  )
}
