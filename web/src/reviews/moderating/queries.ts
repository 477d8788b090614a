import { decideReview, listModeratedReviews, type ReviewDecision } from '@makola/contract/reviews/store-reviews.ts'
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

export type Shown = 'waiting' | 'hidden'

const lookAgainMs = 60_000

/** The reviews that wait for the staff, the oldest first, or those that are hidden. */
export const moderatedReviewsQuery = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: ['moderation', 'reviews', show],
    queryFn: ({ pageParam, signal }) => call(listModeratedReviews, { query: { show, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  })

/** Decides about a review. What somebody else decided meanwhile is shown in its place. */
export function useDecideReview(id: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ReviewDecision) => call(decideReview, { params: { id }, body }),
    onSuccess: () => void toast.success(t('reviews.decided')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['moderation', 'reviews'] }),
  })
}
