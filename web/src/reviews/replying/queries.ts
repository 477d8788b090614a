import { listReviews } from '@makola/contract/reviews/store-reviews.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The reviews of a store's products, for its people. */
export const storeReviewsQuery = (store: string, isUnanswered: boolean) =>
  infiniteQueryOptions({
    queryKey: ['store-reviews', store, isUnanswered],
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, {
        query: { store, unanswered: isUnanswered ? 'true' : undefined, cursor: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })
