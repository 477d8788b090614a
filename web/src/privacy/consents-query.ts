import { listConsents } from '@makola/contract/privacy/privacy.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'

export const consentsQuery = queryOptions({
  queryKey: ['account', 'consents'],
  queryFn: async ({ signal }) => (await call(listConsents, { signal })).data,
})
