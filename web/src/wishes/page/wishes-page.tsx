import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Heart } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useOwner } from '../marks/last-change.ts'
import { FollowedStores } from './followed-stores.tsx'
import { wishesQuery } from './queries.ts'
import { StoreNews } from './store-news.tsx'
import { WishRow } from './wish-row.tsx'

/** The wish list of this browser or account, and what an account follows. */
export function WishesPage() {
  const t = useWords()
  const owner = useOwner()
  const { data: wishes, error, refetch, isFetching } = useQuery(wishesQuery(useRateId(), owner))
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <div>
        <h1 className="text-title">{t('wishes.title')}</h1>
        {wishes && wishes.length > 0 && (
          <p className="mt-1 text-muted">{t('wishes.count', { count: wishes.length })}</p>
        )}
        {!owner.isSignedIn && (
          <p className="mt-2 text-small text-muted">
            {t('wishes.guest', {
              link: (text) => (
                <Link to="/login" search={{ redirect: '/wishes/' }} className="link">
                  {text}
                </Link>
              ),
            })}
          </p>
        )}
        <div className="mt-6">
          {error && <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />}
          {!error && !wishes && <Skeleton className="h-64 noscript:hidden" />}
          {!error && wishes?.length === 0 && <NoWishes />}
          {wishes && wishes.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {wishes.map((wish) => (
                <WishRow key={wish.productId} wish={wish} />
              ))}
            </ul>
          )}
        </div>
      </div>
      {owner.isSignedIn && (
        <>
          <StoreNews />
          <FollowedStores />
        </>
      )}
    </div>
  )
}

function NoWishes() {
  const t = useWords()
  return (
    <EmptyState
      title={t('wishes.empty.title')}
      icon={<Heart aria-hidden="true" className="size-7" />}
      action={
        <Link to="/store/" className={buttonStyles()}>
          {t('wishes.empty.browse')}
        </Link>
      }
    >
      <p>{t('wishes.empty.text')}</p>
    </EmptyState>
  )
}
