import type { Facets } from '@makola/contract/catalogue/catalogue.ts'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ProductFilters } from './list-search.ts'
import { facetsQuery } from './queries.ts'

/** Counts for the filters as they are, without the category, the store, and the country. Equal ones are asked once. */
const listQueries = (filters: ProductFilters) =>
  [
    facetsQuery(filters),
    facetsQuery({ ...filters, category: undefined }),
    facetsQuery({ ...filters, store: undefined }),
    facetsQuery({ ...filters, shipsFrom: undefined }),
  ] as const

/**
 * Returns the number of products behind each filter. Categories, stores and countries are counted as if none were chosen, so that
 * another can be; the values of options are counted so by the call.
 */
export function useFacets(filters: ProductFilters): Facets {
  const [all, anyCategory, anyStore, anyCountry] = listQueries(filters)
  const { data } = useSuspenseQuery(all)
  const { categories } = useSuspenseQuery(anyCategory).data
  const { stores: largest, storeCount } = useSuspenseQuery(anyStore).data
  const { countries } = useSuspenseQuery(anyCountry).data
  // A chosen store that is not one of the largest is named beside them.
  const stores = [...chosenBeside(largest, filters.store ? data.stores : []), ...largest]
  return { ...data, categories, stores, storeCount, countries }
}

const chosenBeside = (largest: Facets['stores'], chosen: Facets['stores']) =>
  chosen.filter(({ slug }) => largest.every((other) => other.slug !== slug))

/** Loads them before the page shows. */
export async function loadFacets(queryClient: QueryClient, filters: ProductFilters): Promise<void> {
  await Promise.all(listQueries(filters).map((query) => queryClient.ensureQueryData(query)))
}
