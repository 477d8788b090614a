import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { allStoresQuery } from '../../stores/storefront/queries.ts'
import type { ListSearch, ProductFilters } from './list-search.ts'
import { allProductsQuery } from './queries.ts'

/**
 * Loads a list's page before it shows.
 * @returns Whether there is one: the cursor of an old or cut address names none.
 */
export function loadPage(queryClient: QueryClient, filters: ProductFilters, cursor?: string): Promise<boolean> {
  return isThere(queryClient.ensureInfiniteQueryData(allProductsQuery(filters, cursor)), cursor)
}

/** The same for the directory of stores. */
export function loadStores(queryClient: QueryClient, { q, cursor }: ListSearch): Promise<boolean> {
  return isThere(queryClient.ensureInfiniteQueryData(allStoresQuery(q, cursor)), cursor)
}

async function isThere(page: Promise<unknown>, cursor?: string): Promise<boolean> {
  try {
    await page
    return true
  } catch (error) {
    if (cursor && error instanceof ApiProblem && error.status === 422) return false
    throw error
  }
}
