import { getBalance, getStatement } from '@makola/contract/ledger.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { daysOf } from './statement-month.ts'

// A store's view of its account is cached below ['ledger', storeId].

const rowsPerPage = '100'

/** The amount that the shop owes a store. */
export const balanceQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['ledger', storeId, 'balance'],
    queryFn: async ({ signal }) => (await call(getBalance, { params: { id: storeId }, signal })).data,
  })

/** A store's statement of a month, page by page. While another month loads, the old one stays on the screen. */
export const statementQuery = (storeId: string, month: string) =>
  infiniteQueryOptions({
    queryKey: ['ledger', storeId, 'statement', month],
    queryFn: ({ pageParam, signal }) =>
      call(getStatement, {
        params: { id: storeId },
        query: { ...daysOf(month), limit: rowsPerPage, cursor: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })
