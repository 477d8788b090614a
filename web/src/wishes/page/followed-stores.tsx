import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../ui/words/use-words.ts'
import { useOwner } from '../marks/last-change.ts'
import { FollowButton } from '../tools/follow-button.tsx'
import { followsQuery } from './queries.ts'
import { NewsByEmail } from './store-news.tsx'

/** The stores that an account follows; nothing without any. */
export function FollowedStores() {
  const t = useWords()
  const { data: stores = [] } = useQuery(followsQuery(useOwner().changedAt))
  if (stores.length === 0) return null
  return (
    <section aria-labelledby="followed">
      <h2 id="followed" className="mb-2 text-heading">
        {t('wishes.stores.title')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {stores.map((store) => (
          <li key={store.id} className="flex items-center justify-between gap-4 py-3">
            <Link to="/store/$id" params={{ id: store.slug }} className="font-semibold hover:underline">
              {store.name}
            </Link>
            <FollowButton store={store} />
          </li>
        ))}
      </ul>
      <NewsByEmail />
    </section>
  )
}
