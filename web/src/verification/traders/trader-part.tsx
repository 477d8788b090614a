import { Suspense } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'

const TraderDetails = lazyPart(async () => ({ default: (await import('./trader-details.tsx')).TraderDetails }))

/** The business behind a store, with a program of its own. */
export function TraderPart({ id }: { id: string }) {
  return (
    <Suspense>
      <TraderDetails id={id} />
    </Suspense>
  )
}
