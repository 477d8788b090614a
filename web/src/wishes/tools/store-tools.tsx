import type { StoreSummary } from '@makola/contract/stores/stores.ts'
import { FollowButton } from './follow-button.tsx'
import { ShareButton } from './share-button.tsx'

export function StoreTools({ store }: { store: StoreSummary }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <FollowButton store={store} />
      <ShareButton name={store.name} price={null} path={`/store/${store.slug}/`} />
    </div>
  )
}
