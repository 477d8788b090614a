import { listDisputes } from '@makola/contract/orders/disputes.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

export type DisputeList = 'open' | 'closed'

/** Bank disputes: those that wait, or those that have ended. */
export const disputesQuery = (state: DisputeList) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'disputes', state],
    queryFn: ({ pageParam, signal }) => call(listDisputes, { query: { cursor: pageParam, state }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
    // The bank and other staff move them: as the lists of moderation, it looks again by itself.
    refetchInterval: 60_000,
  })
