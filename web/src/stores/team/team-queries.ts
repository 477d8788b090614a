import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shell/api/api-client.ts'

/** The people of a store, and what each role may do. */
export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id, 'members'],
    queryFn: ({ signal }) => api.get('/stores/{id}/members', { params: { id }, signal }),
  })

/** The open invitations. */
export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['stores', id, 'invitations'],
    queryFn: async ({ signal }) => (await api.get('/stores/{id}/invitations', { params: { id }, signal })).data,
  })
