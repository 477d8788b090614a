import type { Facets } from '@makola/contract/catalogue.ts'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ProductFilters } from './list-search.ts'
import { facetsQuery } from './queries.ts'

/** Counts for the filters as they are, without the category, and without the store. Equal ones are asked once. */
const listQueries = (filters: ProductFilters) =>
  [
    facetsQuery(filters),
    facetsQuery({ ...filters, category: undefined }),
    facetsQuery({ ...filters, store: undefined }),
  ] as const

/**
 * Returns the number of products behind each filter. Categories and stores are counted as if none were chosen, so that another
 * can be.
 */
export function useFacets(filters: ProductFilters): Facets {
  const [all, anyCategory, anyStore] = listQueries(filters)
  const { data } = useSuspenseQuery(all)
  const { categories } = useSuspenseQuery(anyCategory).data
  const { stores } = useSuspenseQuery(anyStore).data
  return { ...data, categories, stores }
}

/** Loads them before the page shows. */
export async function loadFacets(queryClient: QueryClient, filters: ProductFilters): Promise<void> {
  await Promise.all(listQueries(filters).map((query) => queryClient.ensureQueryData(query)))
}
