import { defaultSort, type ListSearch, type ProductFilters } from '../browse/list-search.ts'

/** A store's address: `/store/rift-roasters/?q=dark&category=coffee&sort=price`. */
export type StoreSearch = Pick<ListSearch, 'q' | 'category' | 'sort' | 'cursor'>

/** Reads the filters of a store's list, and those by which its categories are counted. */
export function readStoreFilters(
  store: string,
  search: StoreSearch,
  rate?: string,
): { list: ProductFilters; counts: ProductFilters } {
  const q = search.q?.trim() || undefined
  const counts = { rate, store, ...(q && { q }) }
  return { list: { ...counts, category: search.category, sort: search.sort ?? defaultSort({ q }) }, counts }
}
