import { getOpening } from '@makola/contract/opening/opening.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'

/** The steps of the first run. They are done on other pages and in other tabs, too: coming back asks again. */
export const openingQuery = () =>
  queryOptions({
    queryKey: ['opening'],
    queryFn: async ({ signal }) => (await call(getOpening, { signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
