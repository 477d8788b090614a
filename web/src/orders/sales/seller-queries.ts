import { getStoreFigures } from '@makola/contract/orders/figures.ts'
import { getParcel, listParcels } from '@makola/contract/orders/parcels.ts'
import { listPaymentReviews, listStuckRefunds } from '@makola/contract/orders/refunds.ts'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import type { SellerOrdersSearch } from './seller-search.ts'

// A store's own view of its orders is cached below ['orders', storeId]: any news of a change makes it stale.

const rowsPerPage = '50'
/** A refund often succeeds within seconds; a slow one may take a bank days. */
const askAgainMs = 3000
const askLaterMs = 30_000
const soonMs = 120_000

/** A store's paid orders, page by page. While another search loads, the old rows stay on the screen. */
export const parcelsQuery = (storeId: string, search: SellerOrdersSearch) =>
  infiniteQueryOptions({
    queryKey: ['orders', storeId, 'parcels', search],
    queryFn: ({ pageParam, signal }) =>
      call(listParcels, { query: { store: storeId, ...search, limit: rowsPerPage, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })

/** A parcel, by its id or number or by its order's. Polled while a refund of it is under way. */
export const parcelQuery = (storeId: string, id: string) =>
  queryOptions({
    queryKey: ['orders', storeId, 'parcel', id],
    queryFn: async ({ signal }) => (await call(getParcel, { params: { id }, query: { store: storeId }, signal })).data,
    refetchInterval: ({ state }) => {
      const open = state.data?.refunds.filter(({ state }) => !['succeeded', 'failed'].includes(state)) ?? []
      if (open.length === 0) return false
      return open.some(({ at }) => Date.now() - Date.parse(at) < soonMs) ? askAgainMs : askLaterMs
    },
  })

/** A store's figures: today, the last days, and as many before. */
export const storeFiguresQuery = (storeId: string, days: number) =>
  queryOptions({
    queryKey: ['orders', storeId, 'figures', days],
    queryFn: async ({ signal }) =>
      (await call(getStoreFigures, { params: { id: storeId }, query: { days: String(days) }, signal })).data,
  })

/** The newest parcels that wait to be packed, and how many there are. */
export const parcelsToPackQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['orders', storeId, 'to-pack'],
    queryFn: ({ signal }) => call(listParcels, { query: { store: storeId, state: 'new', limit: '5' }, signal }),
  })

/** Payments that wait for an operator's decision. */
export const paymentReviewsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['orders', 'review'],
    queryFn: ({ pageParam, signal }) => call(listPaymentReviews, { query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
  })

/** The stuck refunds. */
export const stuckRefundsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['orders', 'stuck-refunds'],
    queryFn: ({ pageParam, signal }) => call(listStuckRefunds, { query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
  })

/** After a step or a refund everything that a store sees of its orders is fetched again. */
export function refetchOrders(queryClient: QueryClient, storeId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['orders', storeId] })
}
