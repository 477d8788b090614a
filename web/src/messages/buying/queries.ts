import { listOrderMessages, listOrderThreads } from '@makola/contract/messages/messages.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { trackedOrderQuery } from '../../orders/order/queries.ts'
import { call } from '../../shell/api/api-client.ts'

// Both lie below the tracked order: its news makes them stale.

/** The conversations of an order, one for each parcel. */
export const orderThreadsQuery = (token: string) =>
  queryOptions({
    queryKey: [...trackedOrderQuery(token).queryKey, 'threads'],
    queryFn: async ({ signal }) => (await call(listOrderThreads, { params: { token }, signal })).data,
  })

/** The messages of one, newest first. */
export const orderMessagesQuery = (token: string, parcelId: string) =>
  infiniteQueryOptions({
    queryKey: [...trackedOrderQuery(token).queryKey, 'messages', parcelId],
    queryFn: ({ pageParam, signal }) =>
      call(listOrderMessages, { params: { token, parcelId }, query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
  })
