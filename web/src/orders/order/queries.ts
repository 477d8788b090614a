import { getAddressForm } from '@makola/contract/orders/address-form.ts'
import { trackOrder, trackOrderByLink, verifyPayment } from '@makola/contract/orders/orders.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { isOver } from './order-facts.ts'

/** The fields of an address, in the order and words of a country. */
export const addressFormQuery = (country: string) =>
  queryOptions({
    queryKey: ['orders', 'address-form', country],
    queryFn: async ({ signal }) => (await call(getAddressForm, { query: { country }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A fallback below the stream of events. */
const watchEveryMs = 20_000

/** An order by its tracking token. It is polled while something may still happen to it and the page is visible. */
export const trackedOrderQuery = (token: string) =>
  queryOptions({
    queryKey: ['orders', 'track', token],
    queryFn: async ({ signal }) => (await call(trackOrderByLink, { params: { token }, signal })).data,
    refetchInterval: ({ state }) => (state.data && isOver(state.data.state) ? false : watchEveryMs),
  })

/** The shopper's entries for finding an order. */
export type OrderSearch = { number: string; contact: string }

/** Attempts are counted for a whole network: a page found by number polls rarely. */
const lookAgainEveryMs = 60_000

/** An order by its number and contact, without the secret that pays it. */
export const foundOrderQuery = (search: OrderSearch) =>
  queryOptions({
    queryKey: ['orders', 'found', search],
    queryFn: async ({ signal }) => (await call(trackOrder, { body: search, signal })).data,
    staleTime: lookAgainEveryMs,
    refetchInterval: ({ state }) => (state.data && isOver(state.data.state) ? false : lookAgainEveryMs),
  })

/** The parameters that a provider's page adds for the returning shopper. Only hints: the server asks the provider. */
export type PaymentHints = {
  [Name in 'reference' | 'trxref' | 'transaction_id' | 'tx_ref' | 'session_id']?: string
}

export const verifiedPaymentQuery = (hints: PaymentHints) =>
  queryOptions({
    queryKey: ['payments', 'verify', hints],
    queryFn: async ({ signal }) => (await call(verifyPayment, { query: hints, signal })).data,
    staleTime: 0,
  })
