import type { StoreSummary } from '@makola/contract/stores/stores.ts'
import { Link } from '@tanstack/react-router'
import { ArrowedRail } from '../../ui/display/arrowed-rail.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { StoreLogo } from './store-logo.tsx'

/** Stores to swipe through, above a list of products; the last entry leads to all when there are more. */
export function StoreStrip({ stores, total }: { stores: StoreSummary[]; total?: number }) {
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
        {total !== undefined && total > stores.length && (
          <li>
            <Link
              to="/store/"
              search={{ view: 'stores' }}
              className="flex h-14 items-center rounded-full border border-line bg-surface px-5 text-small font-medium transition-colors hover:border-ink"
            >
              {t('stores.strip.all', { count: total })}
            </Link>
          </li>
        )}
      </ArrowedRail>
    </nav>
  )
}
