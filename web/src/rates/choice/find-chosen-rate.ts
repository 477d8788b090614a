import type { Rate } from '@makola/contract/rates/rates.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { findCookie } from '../../shell/api/cookies.ts'
import { readIncoming } from '../../shell/api/read-incoming.ts'
import { rateQuery } from './queries.ts'
import { userPrefs } from './user-prefs.ts'

/** The rate that the visitor chose, or null when there is no choice or the shop no longer serves that country. */
export async function findChosenRate(queryClient: QueryClient): Promise<Rate | null> {
  const id = import.meta.env.SSR
    ? findCookie(readIncoming().cookies, 'rate')
    : userPrefs.getState().rateCountryAndCurrencyId
  if (!id) return null
  try {
    return await queryClient.ensureQueryData(rateQuery(id))
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error
    // The choice is void, so the visitor is asked again.
    if (!import.meta.env.SSR) userPrefs.getState().clear()
    return null
  }
}
