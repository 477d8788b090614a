import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import type { ProductFilters } from './list-search.ts'
import { allProductsQuery } from './queries.ts'

/**
 * Loads a list's page before it shows.
 * @returns Whether there is one: the cursor of an old or cut address names none.
 */
export async function loadPage(queryClient: QueryClient, filters: ProductFilters, cursor?: string): Promise<boolean> {
  try {
    await queryClient.ensureInfiniteQueryData(allProductsQuery(filters, cursor))
    return true
  } catch (error) {
    if (cursor && error instanceof ApiProblem && error.status === 422) return false
    throw error
  }
}
