import { previewStore } from '@makola/contract/catalogue/store-preview.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** A store that is not approved yet, by the secret of its link. */
export const previewQuery = (token: string) =>
  queryOptions({
    queryKey: ['store-preview', token],
    queryFn: async ({ signal }) => (await call(previewStore, { params: { token }, signal })).data,
  })
