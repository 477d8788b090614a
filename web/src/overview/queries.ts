import { getOverview, searchShop } from '@makola/contract/overview/overview.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'

/** Characters; the API refuses fewer. */
export const leastSearched = 3

const lookAgainMs = 60_000

/** The whole shop in figures, as much of it as the role may see. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: async ({ signal }) => (await call(getOverview, { signal })).data,
    refetchInterval: lookAgainMs,
    // Somebody who comes back from a queue sees it shorter.
    refetchOnMount: 'always',
  })

/** What the search finds across the shop. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['overview', 'search', q],
    queryFn: async ({ signal }) => (await call(searchShop, { query: { q }, signal })).data,
    placeholderData: keepPreviousData,
  })
