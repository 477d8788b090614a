import { listProductReviews, listStoreReviews, type ReviewSort } from '@makola/contract/reviews/reviews.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The reviews of a product, or of all of a store's. */
export type Reviewed = { of: 'product' | 'store'; id: string }
export type Chosen = { stars: '1' | '2' | '3' | '4' | '5' | undefined; sort: ReviewSort }

const lists = { product: listProductReviews, store: listStoreReviews }

export const reviewsQuery = ({ of, id }: Reviewed, { stars, sort }: Chosen) =>
  infiniteQueryOptions({
    queryKey: ['reviews', of, id, stars ?? '', sort],
    queryFn: ({ pageParam, signal }) =>
      call(lists[of], { params: { id }, query: { stars, sort, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })

/** The newest of a product, for search engines. */
export const newestReviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['reviews', 'newest', id],
    queryFn: async ({ signal }) =>
      (await call(listProductReviews, { params: { id }, query: { limit: '5' }, signal })).data.map(
        ({ rating, title, text, name, writtenAt }) => ({ rating, title, text, name, writtenAt }),
      ),
  })
