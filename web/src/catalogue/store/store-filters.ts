import { defaultSort, type ListSearch, type ProductFilters, readListSearch } from '../browse/list-search.ts'

/** A store's address: `/store/rift-roasters/?q=dark&category=coffee&sort=price`. */
export type StoreSearch = Pick<ListSearch, 'q' | 'category' | 'sort' | 'cursor'>

/** Reads an address typed by hand: what cannot be read is left out. */
export function readStoreSearch(search: Record<string, unknown>): StoreSearch {
  const { q, category, sort, cursor } = readListSearch(search)
  return { q, category, sort, cursor }
}

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
