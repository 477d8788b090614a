import type { Store } from '@makola/contract/stores/stores.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'

const BreakNote = lazyPart(async () => ({ default: (await import('./break-note.tsx')).BreakNote }))

/** Loads the note about a store that does not sell for now; nothing for the others. */
export function BreakPart({ store }: { store: Store }) {
  return <Suspense>{store.status !== 'open' && <BreakNote store={store} />}</Suspense>
}
