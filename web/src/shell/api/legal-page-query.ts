import { getLegalPage, type LegalPageName } from '@makola/contract/shop/shop.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { call } from './api-client.ts'
import { ApiProblem } from './api-problem.ts'

/** The shop's terms, privacy notice or return policy: the newest version, or an earlier one. */
export const legalPageQuery = (page: LegalPageName, version?: string) =>
  queryOptions({
    queryKey: ['shop', 'pages', page, version],
    queryFn: async ({ signal }) => (await call(getLegalPage, { params: { page }, query: { version }, signal })).data,
  })

/** Loads the page of an address. A page or version that the operators have not published is Not Found. */
export const loadLegalPage = (client: QueryClient, page: LegalPageName, search: object) =>
  client.ensureQueryData(legalPageQuery(page, versionIn(search))).catch((error: unknown) => {
    throw error instanceof ApiProblem && error.status === 404 ? notFound() : error
  })

/** The version that an address asks for. Read here, not by the route: every page would carry what a route checks. */
export function versionIn(search: object): string | undefined {
  const { version } = search as { version?: unknown }
  return typeof version === 'string' && /^[1-9]\d{0,5}$/.test(version) ? version : undefined
}
