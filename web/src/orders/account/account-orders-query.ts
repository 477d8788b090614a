import { listAccountOrders, listClaimableOrders } from '@makola/contract/orders/account-orders.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

// Below ['orders', 'mine'], so that claiming orders refreshes both lists at once.

/** The account's own orders, newest first, page after page. */
export const accountOrdersQuery = infiniteQueryOptions({
  queryKey: ['orders', 'mine', 'all'],
  queryFn: ({ pageParam: cursor, signal }) => call(listAccountOrders, { query: { cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ meta }) => meta.next ?? undefined,
})

/** Orders that were placed as a guest with the account's address. */
export const claimableOrdersQuery = queryOptions({
  queryKey: ['orders', 'mine', 'claimable'],
  queryFn: ({ signal }) => call(listClaimableOrders, { signal }),
})
