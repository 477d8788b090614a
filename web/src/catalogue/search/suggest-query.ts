import { suggest } from '@makola/contract/suggestions.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The search field's suggestions for the letters typed so far. */
export const suggestQuery = (q: string, rate: string | undefined) =>
  queryOptions({
    queryKey: ['suggest', { q, rate }],
    queryFn: async ({ signal }) => (await call(suggest, { query: { q, rate }, signal })).data,
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
    retry: false,
  })
