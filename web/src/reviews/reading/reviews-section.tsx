import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { type Chosen, type Reviewed, reviewsQuery } from './queries.ts'
import { ReviewItem } from './review-item.tsx'
import { StarHistogram } from './star-histogram.tsx'

const sortNames = {
  newest: 'reviews.sort.newest',
  highest: 'reviews.sort.highest',
  lowest: 'reviews.sort.lowest',
  pictures: 'reviews.sort.pictures',
} as const

/** The reviews of a product or a store: how many have how many stars, and what they say. */
export function ReviewsSection(reviewed: Reviewed) {
  const t = useWords()
  const [chosen, setChosen] = useState<Chosen>({ stars: undefined, sort: 'newest' })
  const list = useInfiniteQuery(reviewsQuery(reviewed, chosen))
  const { data, error } = list
  const ratings = data?.pages[0]?.meta.ratings
  const reviews = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section aria-labelledby="reviews-title" className="mt-16 border-t border-line pt-10">
      <h2 id="reviews-title" className="mb-4 text-heading">
        {t('reviews.title')}
      </h2>
      {error && !data && <ErrorState message={error.message} onRetry={() => void list.refetch()} />}
      {!error && !data && <Skeleton className="h-48 w-full rounded-lg" />}
      {ratings?.rating === null && <p className="text-muted">{t('reviews.none')}</p>}
      {ratings?.rating && (
        <div className="grid gap-8 md:grid-cols-[18rem_1fr] md:items-start lg:gap-16">
          <div>
            <StarHistogram
              ratings={ratings}
              stars={chosen.stars}
              onChoose={(stars) => setChosen({ ...chosen, stars })}
            />
            <p className="mt-4 text-small text-muted">{t('reviews.policy')}</p>
          </div>
          <div className="min-w-0">
            <Select
              aria-label={t('reviews.sort')}
              className="max-w-56"
              value={chosen.sort}
              onChange={(event) => setChosen({ ...chosen, sort: event.target.value as Chosen['sort'] })}
            >
              {(Object.keys(sortNames) as Chosen['sort'][]).map((sort) => (
                <option key={sort} value={sort}>
                  {t(sortNames[sort])}
                </option>
              ))}
            </Select>
            <ul aria-label={t('reviews.title')} className="mt-2" aria-busy={list.isPlaceholderData || undefined}>
              {reviews.map((review) => (
                <li key={review.id} className="border-b border-line py-5">
                  <ReviewItem review={review} hasProduct={reviewed.of === 'store'} />
                </li>
              ))}
            </ul>
            <MoreButton list={list} className="mt-6">
              {t('ui.show-more')}
            </MoreButton>
          </div>
        </div>
      )}
    </section>
  )
}
