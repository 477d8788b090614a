import { getLegalPage, type LegalPageName } from '@makola/contract/shop.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api-client.ts'

/** The shop's terms, privacy notice or return policy. */
export const legalPageQuery = (page: LegalPageName) =>
  queryOptions({
    queryKey: ['shop', 'pages', page],
    queryFn: async ({ signal }) => (await call(getLegalPage, { params: { page }, signal })).data,
  })
