import type { StoreSummary } from '@makola/contract/stores.ts'
import { Link } from '@tanstack/react-router'
import { StoreLogo } from './store-logo.tsx'

/** Round marks to swipe through, above a list of products. */
export function StoreStrip({ stores }: { stores: StoreSummary[] }) {
  return (
    <nav aria-label="Stores">
      <ul className="rail -mx-[clamp(1rem,4vw,2.5rem)] gap-2 px-[clamp(1rem,4vw,2.5rem)] py-1">
        {stores.map((store) => (
          <li key={store.id} className="shrink-0 snap-start">
            <Link
              to="/store/$id"
              params={{ id: store.slug }}
              className="grid w-24 justify-items-center gap-2 rounded-md p-2 text-center text-[0.8125rem] leading-4 font-medium hover:bg-sunken"
            >
              <StoreLogo store={store} className="size-14 text-2xl" />
              <span className="line-clamp-2">{store.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
