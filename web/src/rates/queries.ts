import { queryOptions } from '@tanstack/react-query'
import { api } from '../shell/api-client.ts'

/** Every country and currency that a visitor may choose. */
export const ratesQuery = () =>
  queryOptions({
    queryKey: ['rates'],
    queryFn: async ({ signal }) => (await api.get('/rates/', { signal })).data,
    refetchOnWindowFocus: false,
  })

export const rateQuery = (id: string) =>
  queryOptions({
    queryKey: ['rates', id],
    queryFn: async ({ signal }) => (await api.get('/rates/{id}', { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
  })
