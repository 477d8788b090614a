import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { email, id, idOrSlug, single, timestamp } from '../http/fields.ts'
import { memberRole, permission } from '../permissions.ts'
import { myStore, storeSummary } from './stores.ts'

const tag = 'stores'
const params = z.object({ id: idOrSlug })

export const member = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  role: memberRole,
  joinedAt: timestamp,
})

/** A role with what it may do: a row of the table of permissions. */
export const roleTerms = z.object({ role: memberRole, permissions: z.array(permission) })

export const invitation = z.object({
  id,
  email: z.string(),
  role: memberRole,
  invitedBy: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
})

/** The invitation as its recipient sees it before accepting. */
export const invitationOffer = z.object({
  store: storeSummary.pick({ name: true, slug: true, logo: true }),
  email: z.string(),
  role: memberRole,
  invitedBy: z.string(),
  expiresAt: timestamp,
})

export const listMembers = endpoint({
  operationId: 'listMembers',
  tag,
  summary: 'The people of a store, and what each role may do',
  method: 'get',
  path: '/stores/{id}/members',
  access: 'member',
  params,
  replies: { 200: z.object({ data: z.array(member), meta: z.object({ roles: z.array(roleTerms) }) }) },
  problems: ['not-found', 'forbidden'],
})

const memberParams = z.object({ id: idOrSlug, accountId: id })

export const changeMemberRole = endpoint({
  operationId: 'changeMemberRole',
  tag,
  summary: 'Give a person of the store another role; the last owner stays',
  method: 'patch',
  path: '/stores/{id}/members/{accountId}',
  access: 'member',
  params: memberParams,
  body: z.strictObject({ role: memberRole }),
  replies: { 200: single(member) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

export const removeMember = endpoint({
  operationId: 'removeMember',
  tag,
  summary: 'Take a person out of the store, or leave it; the last owner stays',
  method: 'delete',
  path: '/stores/{id}/members/{accountId}',
  access: 'member',
  params: memberParams,
  replies: { 204: null },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

export const listInvitations = endpoint({
  operationId: 'listInvitations',
  tag,
  summary: 'Who was invited to a store and has not answered',
  method: 'get',
  path: '/stores/{id}/invitations',
  access: 'member',
  params,
  replies: { 200: z.object({ data: z.array(invitation) }) },
  problems: ['not-found', 'forbidden'],
})

export const inviteMember = endpoint({
  operationId: 'inviteMember',
  tag,
  summary: 'Invite somebody by email; an invitation to the same address is replaced and sent again',
  method: 'post',
  path: '/stores/{id}/invitations',
  access: 'member',
  params,
  body: z.strictObject({ email, role: memberRole }),
  replies: { 201: single(invitation) },
  problems: ['not-found', 'forbidden', 'duplicate', 'rate-limited'],
})

export const revokeInvitation = endpoint({
  operationId: 'revokeInvitation',
  tag,
  summary: 'Take an invitation back',
  method: 'delete',
  path: '/stores/{id}/invitations/{invitationId}',
  access: 'member',
  params: z.object({ id: idOrSlug, invitationId: id }),
  replies: { 204: null },
  problems: ['not-found', 'forbidden'],
})

const invitationToken = z.strictObject({ token: z.string().min(20).max(100) })

export const readInvitation = endpoint({
  operationId: 'readInvitation',
  tag,
  summary: "What an invitation's secret offers; posted, because a secret has no place in an address",
  method: 'post',
  path: '/invitations/read',
  access: 'public',
  body: invitationToken,
  replies: { 200: single(invitationOffer) },
  problems: ['not-found', 'rate-limited'],
})

export const acceptInvitation = endpoint({
  operationId: 'acceptInvitation',
  tag,
  summary: 'Join a store; only the address that was invited may',
  method: 'post',
  path: '/invitations/accept',
  access: 'account',
  body: invitationToken,
  replies: { 200: single(myStore) },
  problems: ['not-found', 'forbidden'],
})

export type Member = z.infer<typeof member>
export type RoleTerms = z.infer<typeof roleTerms>
export type Invitation = z.infer<typeof invitation>
export type InvitationOffer = z.infer<typeof invitationOffer>
