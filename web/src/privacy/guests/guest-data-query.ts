import { getGuestData } from '@makola/contract/privacy/guest-data.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The data that a mailed link is about. */
export const guestDataQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-data', token],
    queryFn: async ({ signal }) => (await call(getGuestData, { params: { token }, signal })).data,
  })
