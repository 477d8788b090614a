import { getShop } from '@makola/contract/shop/shop.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api-client.ts'

/** The shop's name, base currency and whether the maintenance banner shows. */
export const shopQuery = () =>
  queryOptions({
    queryKey: ['shop'],
    queryFn: async ({ signal }) => (await call(getShop, { signal })).data,
  })
