import type { StoreCard as Card } from '@makola/contract/stores/stores.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { CardRating } from '../../ui/display/card-rating.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { Rail } from '../../ui/display/rail.tsx'
import { StoreLogo } from './store-logo.tsx'

/** A store with its cover; all of it is one link, named by the store. */
function StoreCard({ store }: { store: Card }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-ink">
      <Picture
        picture={store.cover}
        sizes="(min-width: 1280px) 390px, (min-width: 640px) 46vw, 92vw"
        alt=""
        className="aspect-[8/3]"
      />
      <div className="flex grow gap-3 p-4">
        <StoreLogo store={store} className="size-12 text-xl" />
        <div className="min-w-0">
          <h3 className="text-subheading">
            <Link
              to="/store/$id"
              params={{ id: store.slug }}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {store.name}
            </Link>
          </h3>
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="flex items-center gap-1.5 text-small text-muted">
              <Flag countryCode={store.countryCode} />
              {store.country}
            </p>
            <CardRating rating={store.rating} />
          </div>
          <p className="mt-1 text-small">{store.tagline}</p>
        </div>
      </div>
    </article>
  )
}

/** Stores in a grid, or `isRow`: on a phone in one row. */
export function StoreGrid({ stores, isRow = false }: { stores: Card[]; isRow?: boolean }) {
  const Stores = isRow ? Rail : 'ul'
  return (
    <Stores
      className={cx('gap-4 sm:grid-cols-2 md:gap-6 xl:grid-cols-3', isRow ? 'sm:grid sm:overflow-visible' : 'grid')}
    >
      {stores.map((store) => (
        <li key={store.id} className={cx(isRow && 'w-[78vw] sm:w-auto')}>
          <StoreCard store={store} />
        </li>
      ))}
    </Stores>
  )
}
