import { listInvitations, listMembers } from '@makola/contract/stores/team.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The people of a store, and what each role may do. */
export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id, 'members'],
    queryFn: ({ signal }) => call(listMembers, { params: { id }, signal }),
  })

/** The open invitations. */
export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id, 'invitations'],
    queryFn: async ({ signal }) => (await call(listInvitations, { params: { id }, signal })).data,
  })
