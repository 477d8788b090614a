import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shell/api/api-client.ts'

/** A provider that does not answer is left alone for 30 seconds; then it may be back. */
const askAgainMs = 15_000

/** Ways to pay in a rate's country and currency, and so much of it, in minor units, as soon as that is known. */
export const paymentMethodsQuery = (rate: string, amountMinor?: number) =>
  queryOptions({
    queryKey: ['payments', 'methods', { rate, amountMinor }],
    queryFn: async ({ signal }) => {
      const query = { rate, ...(amountMinor !== undefined && { amount: String(amountMinor) }) }
      return (await api.get('/payments/methods', { query, signal })).data
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some(({ unavailable }) => unavailable !== null) ? askAgainMs : false),
  })
