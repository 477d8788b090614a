import { queryOptions } from '@tanstack/react-query'
import { api } from './api-client.ts'

/** The shop's name, base currency and whether the maintenance banner shows. */
export const shopQuery = () =>
  queryOptions({
    queryKey: ['shop'],
    queryFn: async ({ signal }) => (await api.get('/shop', { signal })).data,
  })
