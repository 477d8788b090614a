import {
  getProduct,
  listCategories,
  listFacets,
  listProducts,
  type Product,
} from '@makola/contract/catalogue/catalogue.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import type { ProductFilters } from './list-search.ts'

// Everything about products is below ['products'], so one invalidation refreshes every list and every product.

/** A short list on one page: a rail, related items, the featured grid. */
export const productsQuery = (filters: ProductFilters) =>
  queryOptions({
    queryKey: ['products', filters],
    queryFn: async ({ signal }) => (await call(listProducts, { query: filters, signal })).data,
  })

/** The endless list, from its start or from the page that a shared address names. */
export const allProductsQuery = (filters: ProductFilters, cursor = '') =>
  infiniteQueryOptions({
    queryKey: ['products', 'all', filters, cursor],
    queryFn: ({ pageParam, signal }) => call(listProducts, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: cursor,
    getNextPageParam: (page) => page.meta.next,
  })

/** The number of products that each further filter would leave. */
export const facetsQuery = (filters: ProductFilters) =>
  queryOptions({
    queryKey: ['products', 'all', 'facets', filters],
    queryFn: async ({ signal }) => (await call(listFacets, { query: filters, signal })).data,
  })

export const productQuery = (id: string, rate?: string) =>
  queryOptions({
    queryKey: ['products', id, { rate }],
    queryFn: async ({ signal }) => (await call(getProduct, { params: { id }, query: { rate }, signal })).data,
  })

/** The products featured by the shop's editors. */
export const featuredQuery = (filters: { rate?: string; category?: string }) =>
  productsQuery({ ...filters, featured: 'true', limit: '100' })

/** Others of a product's category; of its store where it has none. */
export const relatedQuery = (product: Pick<Product, 'category' | 'store'>, rate?: string) =>
  productsQuery({
    rate,
    limit: '9',
    ...(product.category ? { category: product.category.slug } : { store: product.store.slug }),
  })

/** The tree of categories; of one store, only those that it sells in. */
export const categoriesQuery = (store?: string) =>
  queryOptions({
    queryKey: ['categories', { store }],
    queryFn: async ({ signal }) => (await call(listCategories, { query: { store }, signal })).data,
  })
