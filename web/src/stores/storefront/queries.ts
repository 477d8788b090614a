import { getStore, listStores } from '@makola/contract/stores/stores.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The parameters of the call. */
const mostTyped = 60

/** The first open stores by name, with the number of all, for a row or a few cards. */
export const storesQuery = () =>
  queryOptions({
    queryKey: ['stores'],
    queryFn: ({ signal }) => call(listStores, { signal }),
  })

/** All open stores, or those that have `q` in their name or place, from their start or from the page that an address names. */
export const allStoresQuery = (q?: string, cursor = '') =>
  infiniteQueryOptions({
    queryKey: ['stores', 'open', { q }, cursor],
    queryFn: ({ pageParam, signal }) =>
      call(listStores, { query: { q: q?.trim().slice(0, mostTyped), cursor: pageParam }, signal }),
    initialPageParam: cursor,
    getNextPageParam: (page) => page.meta.next,
  })

export const storeQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id],
    queryFn: async ({ signal }) => (await call(getStore, { params: { id }, signal })).data,
  })
