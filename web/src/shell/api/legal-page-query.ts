import { getLegalPage, type LegalPageName } from '@makola/contract/shop.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api-client.ts'

/** The shop's terms, privacy notice or return policy: the newest version, or an earlier one. */
export const legalPageQuery = (page: LegalPageName, version?: number) =>
  queryOptions({
    queryKey: ['shop', 'pages', page, version],
    queryFn: async ({ signal }) =>
      (await call(getLegalPage, { params: { page }, query: { version: version?.toString() }, signal })).data,
  })

/** The version that an address asks for. Read here, not by the route: every page would carry what a route checks. */
export function versionIn(search: object): number | undefined {
  const { version } = search as { version?: unknown }
  return typeof version === 'number' ? version : undefined
}
