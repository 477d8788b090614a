import { useInfiniteQuery } from '@tanstack/react-query'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import type { Choice } from '../../ui/actions/choice-link.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Star } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { storeReviewsQuery } from './queries.ts'
import { StoreReviewCard } from './store-review-card.tsx'

/** What buyers say about a store’s products, and its replies. */
export function StoreReviewsPage({ isUnanswered }: { isUnanswered: boolean }) {
  const t = useWords()
  const { id } = useCurrentStore()
  const list = useInfiniteQuery(storeReviewsQuery(id, isUnanswered))
  const meta = list.data?.pages[0]?.meta
  const reviews = list.data?.pages.flatMap((page) => page.data)
  const choose = (show: 'unanswered' | undefined): Choice => ({
    to: '/dashboard/reviews',
    search: (now: object) => ({ ...now, show }),
  })
  const chips = [
    { name: t('reviews.page.all'), isOn: !isUnanswered, choice: choose(undefined) },
    {
      name: t('reviews.page.unanswered'),
      count: meta?.unanswered ?? null,
      isOn: isUnanswered,
      choice: choose('unanswered'),
    },
  ]
  const rating = meta?.ratings.rating
  return (
    <>
      <PageTitle title={t('reviews.title')} note={rating ? t('reviews.page.mean', rating) : t('reviews.page.note')} />
      <FilterChips chips={chips} className="mb-4" />
      {list.isError && !reviews && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {!list.isError && !reviews && <Skeleton className="h-64 w-full rounded-lg" />}
      {reviews?.length === 0 && (
        <EmptyState title={t('reviews.page.empty')} icon={<Star aria-hidden="true" className="size-7" />}>
          {t('reviews.page.empty.text')}
        </EmptyState>
      )}
      <ul aria-label={t('reviews.title')} className="grid max-w-3xl gap-3">
        {reviews?.map((review) => (
          <li key={review.id}>
            <StoreReviewCard review={review} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mt-6">
        {t('ui.show-more')}
      </MoreButton>
    </>
  )
}
