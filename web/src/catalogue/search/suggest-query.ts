import { suggest } from '@makola/contract/catalogue/suggestions.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The search field's suggestions for the letters typed so far; for those before the first, without words. */
export const suggestQuery = (q: string | undefined, rate: string | undefined) =>
  queryOptions({
    queryKey: ['suggest', { q, rate }] as const,
    queryFn: async ({ signal }) => (await call(suggest, { query: { q, rate }, signal })).data,
    retry: false,
  })
