import type { Store } from '@makola/contract/stores.ts'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useWords } from '../../ui/words/use-words.ts'
import { StoreIdentity } from './store-identity.tsx'

/** The seller of a product, with a link to the store and its promises. */
export function StoreLine({ store }: { store: Store }) {
  const t = useWords()
  return (
    <div className="rounded-lg border border-line bg-surface">
      <Link
        to="/store/$id"
        params={{ id: store.slug }}
        className="flex items-center gap-3 rounded-lg p-4 hover:bg-sunken"
      >
        <StoreIdentity store={store} above={t('stores.line.sold-by')} />
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
      {store.returnPromise && (
        <p className="border-t border-line px-4 py-3 text-small text-muted">{store.returnPromise}</p>
      )}
    </div>
  )
}
