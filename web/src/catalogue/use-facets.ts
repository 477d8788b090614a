import type { Facets } from '@makola/contract/catalogue.ts'
import { type QueryClient, useSuspenseQueries } from '@tanstack/react-query'
import type { ProductFilters } from './list-search.ts'
import { facetsQuery } from './queries.ts'

/** Counts for the filters as they are, without the category, and without the store. Equal ones are asked once. */
const listQueries = (filters: ProductFilters) => [
  facetsQuery(filters),
  facetsQuery({ ...filters, category: undefined }),
  facetsQuery({ ...filters, store: undefined }),
]

/** What each filter would leave. Categories and stores are counted as if none were chosen, so that another one can be. */
export function useFacets(filters: ProductFilters): Facets {
  return useSuspenseQueries({
    queries: listQueries(filters),
    combine: ([all, anyCategory, anyStore]) => ({
      ...(all?.data as Facets),
      categories: anyCategory?.data.categories ?? [],
      stores: anyStore?.data.stores ?? [],
    }),
  })
}

/** Loads them before the page shows. */
export async function loadFacets(queryClient: QueryClient, filters: ProductFilters): Promise<void> {
  await Promise.all(listQueries(filters).map((query) => queryClient.ensureQueryData(query)))
}
