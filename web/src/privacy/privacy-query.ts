import { getPrivacy } from '@makola/contract/privacy/privacy.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'

/** Asked again every few seconds while a copy is prepared. */
const preparingMs = 5_000

export const privacyQuery = queryOptions({
  queryKey: ['account', 'privacy'],
  queryFn: async ({ signal }) => (await call(getPrivacy, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.export?.state === 'preparing' ? preparingMs : false),
})
