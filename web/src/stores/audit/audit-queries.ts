import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../shell/api/api-client.ts'

/** The activity log of a store, or without one of the whole shop: page by page, newest first, fetched again at each visit. */
export const auditQuery = (storeId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['audit', storeId ?? 'shop'],
    queryFn: ({ pageParam: cursor, signal }) =>
      storeId === undefined
        ? api.get('/audit', { query: { cursor }, signal })
        : api.get('/stores/{id}/audit', { params: { id: storeId }, query: { cursor }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    staleTime: 0,
  })
