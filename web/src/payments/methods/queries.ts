import { listPaymentMethods } from '@makola/contract/payments/payments.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** A provider that does not answer is not called for 30 seconds; then it may be back. */
const askAgainMs = 15_000

/** The ways to pay in a rate's country and currency, for this amount in minor units once it is known. */
export const paymentMethodsQuery = (rate: string, amountMinor?: number) =>
  queryOptions({
    queryKey: ['payments', 'methods', { rate, amountMinor }],
    queryFn: async ({ signal }) => {
      const query = { rate, ...(amountMinor !== undefined && { amount: String(amountMinor) }) }
      return (await call(listPaymentMethods, { query, signal })).data
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some(({ unavailable }) => unavailable !== null) ? askAgainMs : false),
  })
