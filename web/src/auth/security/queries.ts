import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shell/api/api-client.ts'

// Below ['account'], so that what belongs to the account is refreshed with it.

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await api.get('/auth/sessions', { signal })).data,
})

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: async ({ signal }) => (await api.get('/auth/passkeys', { signal })).data,
})
