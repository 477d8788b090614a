import { type AuditTopic, listAudit, listStoreAudit } from '@makola/contract/stores/audit.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The activity log of a store, or without one of the whole shop, of one topic or of all: page by page, newest first, fetched again at each visit. */
export const auditQuery = (storeId: string | undefined, topic: AuditTopic | undefined) =>
  infiniteQueryOptions({
    queryKey: ['audit', storeId ?? 'shop', topic],
    queryFn: ({ pageParam: cursor, signal }) =>
      storeId === undefined
        ? call(listAudit, { query: { cursor, topic }, signal })
        : call(listStoreAudit, { params: { id: storeId }, query: { cursor, topic }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    staleTime: 0,
  })
