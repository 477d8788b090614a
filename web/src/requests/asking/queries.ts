import { getRequestOptions, listOrderRequests } from '@makola/contract/requests/requests.ts'
import { queryOptions } from '@tanstack/react-query'
import { trackedOrderQuery } from '../../orders/order/queries.ts'
import { call } from '../../shell/api/api-client.ts'

// Both lie below the tracked order: its news makes them stale.

/** The requests of an order. */
export const orderRequestsQuery = (token: string) =>
  queryOptions({
    queryKey: [...trackedOrderQuery(token).queryKey, 'requests'],
    queryFn: async ({ signal }) => (await call(listOrderRequests, { params: { token }, signal })).data,
  })

/** The wishes that its buyer may have now. */
export const requestOptionsQuery = (token: string) =>
  queryOptions({
    queryKey: [...trackedOrderQuery(token).queryKey, 'request-options'],
    queryFn: async ({ signal }) => (await call(getRequestOptions, { params: { token }, signal })).data,
    staleTime: 0,
  })
