import { getSellingTerms } from '@makola/contract/ledger/earnings.ts'
import { getBalance, getStatement } from '@makola/contract/ledger/ledger.ts'
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

/** What the shop keeps of a store's sales, in a category or in general, and when it pays the rest. */
export const sellingTermsQuery = (storeId: string, category = '') =>
  queryOptions({
    queryKey: ['ledger', storeId, 'terms', category],
    queryFn: async ({ signal }) =>
      (await call(getSellingTerms, { params: { id: storeId }, query: category === '' ? {} : { category }, signal }))
        .data,
    placeholderData: keepPreviousData,
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
