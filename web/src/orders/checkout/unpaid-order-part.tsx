import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { readOwnOrders } from '../order/own-orders.ts'

const WaitingOrderOr = lazyPart(async () => ({ default: (await import('./waiting-order.tsx')).WaitingOrderOr }))

/** @property onLeave Given where there is room for a note only: what a press on its link does besides. */
type UnpaidOrderPartProps = { children: ReactNode; onLeave?: () => void }

/** The unpaid order that holds this browser's items, with the way to pay it; without one, the page of an empty cart. */
export function UnpaidOrderPart({ children, onLeave }: UnpaidOrderPartProps) {
  const [hasOrders, setHasOrders] = useState(false)
  useEffect(() => setHasOrders(readOwnOrders().length > 0), [])
  if (!hasOrders) return children
  return (
    <Suspense fallback={children}>
      <WaitingOrderOr onLeave={onLeave}>{children}</WaitingOrderOr>
    </Suspense>
  )
}
