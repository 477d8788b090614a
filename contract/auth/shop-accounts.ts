import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, line, list, paging, proof, queryFlag, single, timestamp } from '../http/fields.ts'
import { memberRole, staffRole } from '../permissions.ts'
import { storeStatus } from '../stores/stores.ts'
import { session } from './auth.ts'

const tag = 'accounts'
const params = z.object({ id })

/** Somebody's account in the list of the shop's staff. */
export const accountSummary = z.object({
  id,
  name: z.string(),
  email: z.string(),
  createdAt: timestamp,
  staffRole: staffRole.nullable(),
  isBanned: z.boolean(),
})

/** Its owner is told the reason at sign-in, nobody else. */
export const ban = z.object({
  reason: z.string(),
  /** An email address; null when that account is gone. */
  by: z.string().nullable(),
  at: timestamp,
})

/** Somebody's account as the shop's staff see it. */
export const accountDetails = accountSummary.extend({
  hasTwoFactor: z.boolean(),
  passkeys: z.int(),
  ban: ban.nullable(),
  sessions: z.array(session.omit({ isCurrent: true })),
})

export const listAccounts = endpoint({
  operationId: 'listAccounts',
  tag,
  summary: 'The accounts of the shop, newest first; `q` looks in names and email addresses',
  method: 'get',
  path: '/accounts/',
  access: 'staff',
  permission: 'accounts.read',
  query: z.strictObject({ ...paging, q: line(100).optional(), banned: queryFlag.optional() }),
  replies: { 200: list(accountSummary) },
  problems: [],
})

export const getAccountDetails = endpoint({
  operationId: 'getAccountDetails',
  tag,
  summary: "Somebody's account: its sessions, its second factor, its ban",
  method: 'get',
  path: '/accounts/{id}',
  access: 'staff',
  permission: 'accounts.read',
  params,
  replies: { 200: single(accountDetails) },
  problems: ['not-found'],
})

export const listAccountStores = endpoint({
  operationId: 'listAccountStores',
  tag,
  summary: 'The stores in which a person has a role',
  method: 'get',
  path: '/accounts/{id}/stores',
  access: 'staff',
  permission: 'accounts.read',
  params,
  replies: {
    200: single(z.array(z.object({ id, slug: z.string(), name: z.string(), status: storeStatus, role: memberRole }))),
  },
  problems: [],
})

export const countAccountOrders = endpoint({
  operationId: 'countAccountOrders',
  tag,
  summary: 'How many orders a person has placed, and when the last',
  method: 'get',
  path: '/accounts/{id}/orders',
  access: 'staff',
  permission: 'accounts.read',
  params,
  replies: { 200: single(z.object({ orders: z.int(), lastAt: timestamp.nullable() })) },
  problems: [],
})

export const endAccountSessions = endpoint({
  operationId: 'endAccountSessions',
  tag,
  summary: 'Sign somebody out everywhere',
  method: 'delete',
  path: '/accounts/{id}/sessions',
  access: 'staff',
  permission: 'accounts.write',
  params,
  replies: { 204: null },
  problems: ['not-found', 'forbidden'],
})

export const resetSecondFactor = endpoint({
  operationId: 'resetSecondFactor',
  tag,
  summary:
    'For somebody who lost their phone: two-factor and passkeys off, signed out everywhere, told by email; the password stays. Needs the password of whoever asks, and a code where two-factor is on',
  method: 'delete',
  path: '/accounts/{id}/second-factor',
  access: 'staff',
  permission: 'accounts.write',
  params,
  body: z.strictObject(proof),
  replies: { 204: null },
  problems: ['not-found', 'forbidden', 'wrong-state', 'rate-limited'],
})

export const banAccount = endpoint({
  operationId: 'banAccount',
  tag,
  summary:
    'Ban an account: it is signed out everywhere and cannot sign in, the stores that it owns are suspended, its orders go on. Needs the password of whoever asks, and a code where two-factor is on',
  method: 'put',
  path: '/accounts/{id}/ban',
  access: 'staff',
  permission: 'accounts.write',
  params,
  body: z.strictObject({ reason: line(300), ...proof }),
  replies: { 200: single(ban) },
  problems: ['not-found', 'forbidden', 'wrong-state', 'rate-limited'],
})

export const unbanAccount = endpoint({
  operationId: 'unbanAccount',
  tag,
  summary:
    'Lift a ban; the stores that it suspended are as they were before. Needs the password of whoever asks, and a code where two-factor is on',
  method: 'delete',
  path: '/accounts/{id}/ban',
  access: 'staff',
  permission: 'accounts.write',
  params,
  body: z.strictObject(proof),
  replies: { 204: null },
  problems: ['not-found', 'forbidden', 'wrong-state', 'rate-limited'],
})

export type AccountSummary = z.infer<typeof accountSummary>
export type AccountDetails = z.infer<typeof accountDetails>
export type Ban = z.infer<typeof ban>
