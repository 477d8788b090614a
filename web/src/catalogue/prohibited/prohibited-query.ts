import { listProhibitedRules } from '@makola/contract/catalogue/prohibited.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The rules for goods that nobody may sell here. */
export const prohibitedQuery = queryOptions({
  queryKey: ['prohibited-rules'],
  queryFn: async ({ signal }) => (await call(listProhibitedRules, { signal })).data,
})
