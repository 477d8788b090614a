import { Suspense } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import type { WishToolsProps } from './wish-tools.tsx'

/** After the first page with all of its own files and pictures, on however bad a line, and a second in which it settles. */
const WishTools = lazyPart(async () => {
  if (!import.meta.env.SSR) {
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
    await new Promise((done) => setTimeout(done, 1000))
  }
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
