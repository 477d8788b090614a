import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { email, id, proof, single, timestamp } from '../http/fields.ts'
import { staffRole } from '../permissions.ts'

const tag = 'staff'

/** One of the people who run the shop. */
export const staffMember = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** The email address of whoever invited them; null for the first owner, and when a role was given by the command line. */
  invitedBy: z.string().nullable(),
  since: timestamp,
  hasSecondFactor: z.boolean(),
  /** Without a second factor a role is not in force, in a shop that others can reach. */
  isSuspended: z.boolean(),
})

export const staffInvitation = z.object({
  id,
  email: z.string(),
  role: staffRole,
  invitedBy: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
})

/** The invitation as its recipient sees it before accepting. */
export const staffInvitationOffer = z.object({
  email: z.string(),
  role: staffRole,
  /** A name. */
  invitedBy: z.string(),
  expiresAt: timestamp,
})

export const listStaff = endpoint({
  operationId: 'listStaff',
  tag,
  summary: 'The people who run the shop, with their roles',
  method: 'get',
  path: '/staff/',
  access: 'staff',
  permission: 'staff.write',
  replies: { 200: single(z.array(staffMember)) },
  problems: [],
})

export const changeStaffRole = endpoint({
  operationId: 'changeStaffRole',
  tag,
  summary:
    'Give one of the staff another role; the last owner stays. Needs the password, and a code where two-factor is on',
  method: 'patch',
  path: '/staff/{accountId}',
  access: 'staff',
  permission: 'staff.write',
  params: z.object({ accountId: id }),
  body: z.strictObject({ role: staffRole, ...proof }),
  replies: { 200: single(staffMember) },
  problems: ['not-found', 'wrong-state', 'rate-limited'],
})

export const removeStaff = endpoint({
  operationId: 'removeStaff',
  tag,
  summary: 'Take a person off the staff; the last owner stays. Needs the password, and a code where two-factor is on',
  method: 'delete',
  path: '/staff/{accountId}',
  access: 'staff',
  permission: 'staff.write',
  params: z.object({ accountId: id }),
  body: z.strictObject(proof),
  replies: { 204: null },
  problems: ['not-found', 'wrong-state', 'rate-limited'],
})

export const listStaffInvitations = endpoint({
  operationId: 'listStaffInvitations',
  tag,
  summary: 'Who was invited to the staff and has not answered',
  method: 'get',
  path: '/staff/invitations/',
  access: 'staff',
  permission: 'staff.write',
  replies: { 200: single(z.array(staffInvitation)) },
  problems: [],
})

export const inviteStaff = endpoint({
  operationId: 'inviteStaff',
  tag,
  summary:
    'Invite somebody to the staff by email, for 48 hours; an earlier invitation is replaced. Needs the password, and a code where two-factor is on',
  method: 'post',
  path: '/staff/invitations/',
  access: 'staff',
  permission: 'staff.write',
  body: z.strictObject({ email, role: staffRole, ...proof }),
  replies: { 201: single(staffInvitation) },
  problems: ['duplicate', 'rate-limited'],
})

export const revokeStaffInvitation = endpoint({
  operationId: 'revokeStaffInvitation',
  tag,
  summary: 'Take an invitation to the staff back',
  method: 'delete',
  path: '/staff/invitations/{id}',
  access: 'staff',
  permission: 'staff.write',
  params: z.object({ id }),
  replies: { 204: null },
  problems: ['not-found'],
})

const invitationToken = z.strictObject({ token: z.string().min(20).max(100) })

export const readStaffInvitation = endpoint({
  operationId: 'readStaffInvitation',
  tag,
  summary: "What an invitation's secret offers; posted, because a secret has no place in an address",
  method: 'post',
  path: '/staff/invitations/read',
  access: 'public',
  body: invitationToken,
  replies: { 200: single(staffInvitationOffer) },
  problems: ['not-found', 'rate-limited'],
})

export const acceptStaffInvitation = endpoint({
  operationId: 'acceptStaffInvitation',
  tag,
  summary: 'Join the staff; only the address that was invited may, and only with a second factor on',
  method: 'post',
  path: '/staff/invitations/accept',
  access: 'account',
  body: invitationToken,
  replies: { 200: single(staffMember) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

export type StaffMember = z.infer<typeof staffMember>
export type StaffInvitation = z.infer<typeof staffInvitation>
export type StaffInvitationOffer = z.infer<typeof staffInvitationOffer>
