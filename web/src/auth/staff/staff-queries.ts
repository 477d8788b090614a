import { listStaff, listStaffInvitations } from '@makola/contract/auth/staff.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The people who run the shop. */
export const staffQuery = queryOptions({
  queryKey: ['staff', 'people'],
  queryFn: async ({ signal }) => (await call(listStaff, { signal })).data,
})

/** The open invitations. */
export const staffInvitationsQuery = queryOptions({
  queryKey: ['staff', 'invitations'],
  queryFn: async ({ signal }) => (await call(listStaffInvitations, { signal })).data,
})
