import { Suspense, useRef } from 'react'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useIsNear } from '../../ui/layers/use-is-near.ts'

const WaysToPay = lazyPart(async () => ({ default: (await import('./ways-to-pay.tsx')).WaysToPay }))

/** The ways to pay in the visitor's country, once somebody is near them. */
export function WaysToPayPart() {
  const rate = useRateId()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  if (!rate) return null
  return (
    <div ref={place} className="min-h-21 md:min-h-14">
      <Suspense>{isNear && <WaysToPay rate={rate} />}</Suspense>
    </div>
  )
}
