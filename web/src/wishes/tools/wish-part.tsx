import { Suspense } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import type { WishToolsProps } from './wish-tools.tsx'

/** Two seconds after the first page: that is shown first, with all of its own files. */
const WishTools = lazyPart(async () => {
  if (!import.meta.env.SSR) await new Promise((done) => setTimeout(done, 2000))
  return { default: (await import('./wish-tools.tsx')).WishTools }
})

/** The heart of a card, or what a product or a store is saved, followed and shared with. Pressed before it is there, it answers then. */
export function WishPart(props: WishToolsProps) {
  return (
    <Suspense>
      <WishTools {...props} />
    </Suspense>
  )
}
