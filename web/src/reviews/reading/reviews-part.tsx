import { Suspense } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import type { Reviewed } from './queries.ts'

const ReviewsBelow = lazyPart(async () => ({ default: (await import('./reviews-below.tsx')).ReviewsBelow }))

/** The reviews of a product or a store, with a program of their own. */
export function ReviewsPart({ of, id }: Reviewed) {
  return (
    <Suspense>
      <ReviewsBelow of={of} id={id} />
    </Suspense>
  )
}
