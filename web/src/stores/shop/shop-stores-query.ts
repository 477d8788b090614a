import { listShopStores } from '@makola/contract/stores/shop-stores.ts'
import type { StoreStatus } from '@makola/contract/stores/stores.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

export type ShopStoresSearch = { q?: string; status?: StoreStatus }

/** Every store of the shop with its state and size, for operators. Below ['stores'], so that a change of one refreshes it. */
export const shopStoresQuery = (search: ShopStoresSearch) =>
  infiniteQueryOptions({
    queryKey: ['stores', 'all', search],
    queryFn: ({ pageParam: cursor, signal }) => call(listShopStores, { query: { ...search, cursor }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })
