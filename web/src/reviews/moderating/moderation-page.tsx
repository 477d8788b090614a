import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Choice } from '../../ui/actions/choice-link.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { CircleCheckBig } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ModeratedCard } from './moderated-card.tsx'
import { moderatedReviewsQuery, type Shown } from './queries.ts'

/** The reviews and replies that a person of the shop reads before everybody does, and those that were reported. */
export function ModerationPage({ show, tabs }: { show: Shown; tabs: ReactNode }) {
  const t = useWords()
  const list = useInfiniteQuery(moderatedReviewsQuery(show))
  const reviews = list.data?.pages.flatMap((page) => page.data)
  const choose = (shown: Shown): Choice => ({
    to: '/dashboard/moderation',
    search: (now: object) => ({ ...now, show: shown === 'hidden' ? shown : undefined }),
  })
  const chips = (['waiting', 'hidden'] as const).map((shown) => ({
    name: t(shown === 'waiting' ? 'reviews.moderation.waiting' : 'reviews.moderation.hidden'),
    ...(shown === show && { count: list.data?.pages[0]?.meta.total ?? null }),
    isOn: shown === show,
    choice: choose(shown),
  }))
  return (
    <>
      <PageTitle title={t('reviews.moderation.title')} note={t('reviews.moderation.note')} />
      {tabs}
      <FilterChips chips={chips} className="mb-4" />
      {list.isError && !reviews && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {!list.isError && !reviews && <Skeleton className="h-64 w-full rounded-lg" />}
      {reviews?.length === 0 && (
        <EmptyState
          title={t('reviews.moderation.empty')}
          icon={<CircleCheckBig aria-hidden="true" className="size-7" />}
        />
      )}
      <ul aria-label={t('reviews.moderation.title')} className="grid max-w-3xl gap-3">
        {reviews?.map((review) => (
          <li key={review.id}>
            <ModeratedCard review={review} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mt-6">
        {t('ui.show-more')}
      </MoreButton>
    </>
  )
}
