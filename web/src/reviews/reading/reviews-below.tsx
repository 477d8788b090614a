import { Suspense, useRef } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useIsNear } from '../../ui/layers/use-is-near.ts'
import type { Reviewed } from './queries.ts'

const ReviewsSection = lazyPart(async () => ({ default: (await import('./reviews-section.tsx')).ReviewsSection }))

/** The reviews at the end of a page: their program and their texts come when somebody scrolls near, or follows a link to them. */
export function ReviewsBelow({ of, id }: Reviewed) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return (
    <div ref={place} id="reviews" className="min-h-px scroll-mt-28">
      <Suspense>{isNear && <ReviewsSection of={of} id={id} />}</Suspense>
    </div>
  )
}
