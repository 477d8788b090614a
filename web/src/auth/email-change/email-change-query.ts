import { getEmailChange } from '@makola/contract/auth/account.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The address for which a code is under way: after a reload, and in a second tab. */
export const emailChangeQuery = queryOptions({
  queryKey: ['account', 'email-change'],
  queryFn: async ({ signal }) => (await call(getEmailChange, { signal })).data,
})
