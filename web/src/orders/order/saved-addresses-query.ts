import { listSavedAddresses } from '@makola/contract/orders/saved-addresses.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The server's limit: the last button disappears with it. */
export const mostSavedAddresses = 10

/** The default first. */
export const savedAddressesQuery = queryOptions({
  queryKey: ['account', 'addresses'],
  queryFn: async ({ signal }) => (await call(listSavedAddresses, { signal })).data,
})
