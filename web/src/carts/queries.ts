import { getCart, quoteCart } from '@makola/contract/carts/carts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'
import { sendWithAntiForgery } from './send-with-anti-forgery.ts'

// Everything about the cart is below ['cart'], so one invalidation refreshes the cart and its quotes.

/** The cart at live prices. While another currency loads, the old prices stay on the screen. */
export const cartQuery = (rate: string | undefined) =>
  queryOptions({
    queryKey: ['cart', 'lines', { rate }],
    queryFn: async ({ signal }) => (await call(getCart, { query: { rate }, signal })).data,
    placeholderData: keepPreviousData,
  })

/** The delivery option that the shopper chose, by store id. */
export type DeliveryChoice = Record<string, string>

const minuteMs = 60_000

/**
 * The cart priced for checkout. It is fetched again as soon as its prices expire, and for a country or delivery chosen before: the
 * server keeps one quote of a cart, the newest.
 */
export const quoteQuery = (input: { rate: string; country: string; delivery: DeliveryChoice }) =>
  queryOptions({
    queryKey: ['cart', 'quote', input],
    queryFn: async ({ signal }) => {
      const delivery = Object.entries(input.delivery).map(([storeId, optionId]) => ({ storeId, optionId }))
      const body = { rate: input.rate, country: input.country, delivery }
      return (await sendWithAntiForgery(() => call(quoteCart, { body, signal }))).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    // On the server the timer of each checkout page would keep the process from ending.
    ...(!import.meta.env.SSR && { gcTime: minuteMs }),
    refetchInterval: ({ state }) => state.data && Math.max(30_000, Date.parse(state.data.heldUntil) - Date.now()),
    refetchOnWindowFocus: ({ state }) =>
      state.data && Date.parse(state.data.heldUntil) < Date.now() ? 'always' : false,
  })
