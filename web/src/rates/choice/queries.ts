import { getRate, listRateRevisions, listRates, listStoreRates } from '@makola/contract/rates/rates.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** Every country and currency that a visitor may choose. */
export const ratesQuery = () =>
  queryOptions({
    queryKey: ['rates'],
    queryFn: async ({ signal }) => (await call(listRates, { signal })).data,
    refetchOnWindowFocus: false,
  })

export const rateQuery = (id: string) =>
  queryOptions({
    queryKey: ['rates', id],
    queryFn: async ({ signal }) => (await call(getRate, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
  })

/** The newest hundred revisions of a rate, newest first; for operators. */
export const rateHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['rates', id, 'history'],
    queryFn: async ({ signal }) =>
      (await call(listRateRevisions, { params: { id }, query: { limit: '100' }, signal })).data,
    refetchOnWindowFocus: false,
  })

/** Every country as a store sells to it. */
export const storeRatesQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['rates', 'store', storeId],
    queryFn: async ({ signal }) => (await call(listStoreRates, { params: { id: storeId }, signal })).data,
    refetchOnWindowFocus: false,
  })
