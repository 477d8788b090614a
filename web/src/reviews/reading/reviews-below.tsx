import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import type { Reviewed } from './queries.ts'

const ReviewsSection = lazyPart(async () => ({ default: (await import('./reviews-section.tsx')).ReviewsSection }))

/** The reviews at the end of a page: their program and their texts come when somebody scrolls near, or follows a link to them. */
export function ReviewsBelow({ of, id }: Reviewed) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '400px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} id="reviews" className="min-h-px scroll-mt-28">
      <Suspense>{isNear && <ReviewsSection of={of} id={id} />}</Suspense>
    </div>
  )
}
