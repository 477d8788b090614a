import { getTrader } from '@makola/contract/verification/traders.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The business behind a store, as far as the store shows it. */
export const traderQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['stores', storeId, 'trader'],
    queryFn: async ({ signal }) => (await call(getTrader, { params: { id: storeId }, signal })).data,
  })
