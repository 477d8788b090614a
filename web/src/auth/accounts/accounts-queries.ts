import { getAccountDetails, listAccounts } from '@makola/contract/auth/shop-accounts.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

export type AccountsSearch = { q?: string; standing?: 'banned' }

/** The accounts of the shop, newest first. */
export const accountsQuery = (search: AccountsSearch) =>
  infiniteQueryOptions({
    queryKey: ['accounts', 'list', search],
    queryFn: ({ pageParam: cursor, signal }) => {
      const banned = search.standing === 'banned' ? 'true' : undefined
      return call(listAccounts, { query: { q: search.q, banned, cursor }, signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })

/** Somebody's account. */
export const accountDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', id],
    queryFn: async ({ signal }) => (await call(getAccountDetails, { params: { id }, signal })).data,
  })
