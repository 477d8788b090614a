import { getApplication, listApplications, type VerificationState } from '@makola/contract/verification/verification.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

const lookAgainMs = 60_000

/** The applications in one state, the oldest first. */
export const applicationsQuery = (state: VerificationState) =>
  infiniteQueryOptions({
    queryKey: ['verification', 'applications', state],
    queryFn: ({ pageParam, signal }) => call(listApplications, { query: { state, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainMs,
  })

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['verification', 'application', id],
    queryFn: async ({ signal }) => (await call(getApplication, { params: { id }, signal })).data,
    refetchInterval: lookAgainMs,
  })
