import { listAudit, listStoreAudit } from '@makola/contract/stores/audit.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The activity log of a store, or without one of the whole shop: page by page, newest first, fetched again at each visit. */
export const auditQuery = (storeId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['audit', storeId ?? 'shop'],
    queryFn: ({ pageParam: cursor, signal }) =>
      storeId === undefined
        ? call(listAudit, { query: { cursor }, signal })
        : call(listStoreAudit, { params: { id: storeId }, query: { cursor }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    staleTime: 0,
  })
