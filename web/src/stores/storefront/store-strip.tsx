import type { StoreSummary } from '@makola/contract/stores.ts'
import { Link } from '@tanstack/react-router'
import { ArrowedRail } from '../../ui/display/arrowed-rail.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { StoreLogo } from './store-logo.tsx'

/** Stores to swipe through, above a list of products. */
export function StoreStrip({ stores }: { stores: StoreSummary[] }) {
  const t = useWords()
  return (
    <nav aria-label={t('stores.strip')}>
      <ArrowedRail className="gap-2">
        {stores.map((store) => (
          <li key={store.id}>
            <Link
              to="/store/$id"
              params={{ id: store.slug }}
              className="flex h-14 items-center gap-2.5 rounded-full border border-line bg-surface py-1.5 pe-5 ps-1.5 text-small font-medium transition-colors hover:border-ink"
            >
              <StoreLogo store={store} className="size-11 text-xl" />
              {store.name}
            </Link>
          </li>
        ))}
      </ArrowedRail>
    </nav>
  )
}
