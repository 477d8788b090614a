import { getInventoryItem, listInventory, listMovements } from '@makola/contract/catalogue/inventory.ts'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import type { InventorySearch } from './inventory-search.ts'

// A store's own view of its products is cached below ['inventory', storeId]; the shoppers' view below ['products'].

const rowsPerPage = '100'

/** A store's products, page by page. While another search loads, the old rows stay on the screen. */
export const inventoryQuery = (storeId: string, search: InventorySearch) =>
  infiniteQueryOptions({
    queryKey: ['inventory', storeId, 'rows', search],
    queryFn: ({ pageParam, signal }) =>
      call(listInventory, { query: { store: storeId, ...search, limit: rowsPerPage, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
    // A long list has many pages: it is fetched again after a change, not when the window gets the focus.
    refetchOnWindowFocus: false,
  })

/** The number of products that a search would find: shown on the link to it. */
export const inventoryCountQuery = (storeId: string, search: Omit<InventorySearch, 'sort'>) =>
  queryOptions({
    queryKey: ['inventory', storeId, 'count', search],
    queryFn: async ({ signal }) =>
      (await call(listInventory, { query: { store: storeId, ...search, limit: '1' }, signal })).meta.total,
    placeholderData: keepPreviousData,
  })

/** True when a store has any product, of any status. */
export const hasProductsQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['inventory', storeId, 'count', 'any'],
    queryFn: async ({ signal }) =>
      (await call(listInventory, { query: { store: storeId, limit: '1' }, signal })).data.length > 0,
  })

/** A product as its store edits it. */
export const inventoryItemQuery = (storeId: string, id: string) =>
  queryOptions({
    queryKey: ['inventory', storeId, 'item', id],
    queryFn: async ({ signal }) => (await call(getInventoryItem, { params: { id }, signal })).data,
  })

/** Every change of a variant's stock, newest first. */
export const movementsQuery = (storeId: string, variantId: string) =>
  infiniteQueryOptions({
    queryKey: ['inventory', storeId, 'movements', variantId],
    queryFn: ({ pageParam, signal }) =>
      call(listMovements, {
        params: { id: variantId },
        query: { limit: '20', cursor: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
  })

/** After a change of products every list of them, the shop's own included, is fetched again. */
export async function refetchProducts(queryClient: QueryClient, storeId: string): Promise<void> {
  // An answer requested before the change would arrive after it and pass for new.
  await queryClient.cancelQueries({ queryKey: ['inventory', storeId] })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['inventory', storeId] }),
    queryClient.invalidateQueries({ queryKey: ['products'] }),
  ])
}

/** The number of products on sale with a variant that is low or sold out. */
export const shortCountQuery = (storeId: string, stock: 'low' | 'out') =>
  queryOptions({
    queryKey: ['inventory', storeId, 'count', stock],
    queryFn: async ({ signal }) =>
      (await call(listInventory, { query: { store: storeId, status: 'active', stock, limit: '1' }, signal })).meta
        .total,
  })

/** The number of products on sale: 0 for a store that was just opened. */
export const publishedCountQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['inventory', storeId, 'count', 'active'],
    queryFn: async ({ signal }) =>
      (await call(listInventory, { query: { store: storeId, limit: '1' }, signal })).meta.counts.active,
  })
