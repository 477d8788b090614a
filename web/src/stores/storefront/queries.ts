import { getStore, listStores } from '@makola/contract/stores.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** Open stores by name. A shop of more than a hundred shows the first hundred here; all are found by search. */
export const storesQuery = () =>
  queryOptions({
    queryKey: ['stores'],
    queryFn: async ({ signal }) => (await call(listStores, { query: { limit: '100' }, signal })).data,
  })

export const storeQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id],
    queryFn: async ({ signal }) => (await call(getStore, { params: { id }, signal })).data,
  })
