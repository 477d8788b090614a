import { queryOptions } from '@tanstack/react-query'
import { api } from '../shell/api-client.ts'

/** Ways to pay in a rate's country and currency. */
export const paymentMethodsQuery = (rate: string) =>
  queryOptions({
    queryKey: ['payments', 'methods', { rate }],
    queryFn: async ({ signal }) => (await api.get('/payments/methods', { query: { rate }, signal })).data,
  })
