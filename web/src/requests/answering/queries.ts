import type { RequestState } from '@makola/contract/requests/requests.ts'
import { getRequest, listEscalatedRequests, listRequests } from '@makola/contract/requests/store-requests.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

// A store's requests lie below its orders: news of an order makes them stale.

const lookAgainMs = 60_000

/** A store's requests, with the number in each state. */
export const requestsQuery = (storeId: string, state?: RequestState) =>
  infiniteQueryOptions({
    queryKey: ['orders', storeId, 'requests', 'list', state ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(listRequests, { query: { store: storeId, state, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })

/** The requests about a parcel that somebody has yet to answer or to act on; one whose money is going back is not. */
export const parcelRequestsQuery = (storeId: string, parcelId: string) =>
  queryOptions({
    queryKey: ['orders', storeId, 'requests', 'of', parcelId],
    queryFn: async ({ signal }) => {
      const { data } = await call(listRequests, { query: { store: storeId, parcel: parcelId }, signal })
      return data.filter(({ dueAt }) => dueAt !== null)
    },
  })

/** The numbers alone, for the mark in the menu. */
export const requestCountsQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['orders', storeId, 'requests', 'counts'],
    queryFn: async ({ signal }) =>
      (await call(listRequests, { query: { store: storeId, limit: '1' }, signal })).meta.counts,
  })

/** The requests that wait for the staff, by their end. */
export const escalatedRequestsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['requests', 'escalated'],
    queryFn: ({ pageParam, signal }) => call(listEscalatedRequests, { query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    refetchInterval: lookAgainMs,
  })

/** A request, for its store or the staff. */
export const requestQuery = (storeId: string | undefined, id: string) =>
  queryOptions({
    queryKey: ['orders', storeId, 'requests', 'one', id],
    queryFn: async ({ signal }) => (await call(getRequest, { params: { id }, signal })).data,
    refetchInterval: lookAgainMs,
  })
