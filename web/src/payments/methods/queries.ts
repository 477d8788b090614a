import { listPaymentMethods } from '@makola/contract/payments/payments.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** A provider that does not answer is not called for 30 seconds; then it may be back. */
const askAgainMs = 15_000

type Paid = {
  /** In minor units, once it is known. */
  amountMinor?: number | undefined
  /** Where the goods go, if not to the rate's country. */
  country?: string | undefined
}

/** The ways to pay in a rate's currency. */
export const paymentMethodsQuery = (rate: string, { amountMinor, country }: Paid = {}) =>
  queryOptions({
    queryKey: ['payments', 'methods', { rate, amountMinor, country }],
    queryFn: async ({ signal }) => {
      const amount = amountMinor !== undefined && { amount: String(amountMinor) }
      const query = { rate, ...amount, ...(country !== undefined && { country }) }
      return (await call(listPaymentMethods, { query, signal })).data
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some(({ unavailable }) => unavailable !== null) ? askAgainMs : false),
  })
