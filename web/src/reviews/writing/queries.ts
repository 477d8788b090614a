import { listOrderReviews } from '@makola/contract/reviews/reviews.ts'
import { queryOptions } from '@tanstack/react-query'
import { trackedOrderQuery } from '../../orders/order/queries.ts'
import { call } from '../../shell/api/api-client.ts'

/** The lines of an order with their reviews. It lies below the tracked order: its news makes it stale. */
export const orderReviewsQuery = (token: string) =>
  queryOptions({
    queryKey: [...trackedOrderQuery(token).queryKey, 'reviews'],
    queryFn: async ({ signal }) => (await call(listOrderReviews, { params: { token }, signal })).data,
  })
