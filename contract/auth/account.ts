import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { email, id, line, proof, single } from '../http/fields.ts'
import {
  account,
  credential,
  emailChange,
  emailCode,
  newPassword,
  passkey,
  passkeyOptions,
  password,
  recoveryCodes,
  session,
  twoFactorSecret,
} from './auth.ts'

const tag = 'accounts'

export const getAccount = endpoint({
  operationId: 'getAccount',
  tag,
  summary: 'Who is signed in',
  method: 'get',
  path: '/auth/me',
  access: 'account',
  replies: { 200: single(account) },
  problems: [],
})

export const updateAccount = endpoint({
  operationId: 'updateAccount',
  tag,
  summary: 'Change the name',
  method: 'patch',
  path: '/auth/me',
  access: 'account',
  body: z.strictObject({ name: line(100) }),
  replies: { 200: single(account) },
  problems: [],
})

export const getEmailChange = endpoint({
  operationId: 'getEmailChange',
  tag,
  summary: 'The address to which the last code for a change was sent, while it can be used; null without one',
  method: 'get',
  path: '/auth/email-change',
  access: 'account',
  replies: { 200: single(emailChange.nullable()) },
  problems: [],
})

export const askEmailChange = endpoint({
  operationId: 'askEmailChange',
  tag,
  summary:
    'Ask for another address, with the password: a code goes there. The answer is the same whether or not the address has an account',
  method: 'post',
  path: '/auth/email-change',
  access: 'account',
  body: z.strictObject({ email, ...proof }),
  replies: { 202: single(emailChange) },
  problems: ['rate-limited'],
})

export const confirmEmailChange = endpoint({
  operationId: 'confirmEmailChange',
  tag,
  summary:
    'Take the address with its code. Every other session ends, and the former address can undo it for seven days',
  method: 'post',
  path: '/auth/email-change/confirm',
  access: 'account',
  body: z.strictObject({ email, code: emailCode }),
  replies: { 200: single(account) },
  problems: ['rate-limited'],
})

export const changePassword = endpoint({
  operationId: 'changePassword',
  tag,
  summary: 'Set a new password and end every other session',
  method: 'post',
  path: '/auth/change-password',
  access: 'account',
  body: z.strictObject({ current: password, password: newPassword }),
  replies: { 204: null },
  problems: ['rate-limited'],
})

export const listSessions = endpoint({
  operationId: 'listSessions',
  tag,
  summary: 'Where the account is signed in, last used first',
  method: 'get',
  path: '/auth/sessions',
  access: 'account',
  replies: { 200: single(z.array(session)) },
  problems: [],
})

export const followSession = endpoint({
  operationId: 'followSession',
  tag,
  summary: 'A stream (server-sent events) that ends within a second when this session does; it tells nothing else',
  method: 'get',
  path: '/auth/session/stream',
  access: 'account',
  replies: {},
  events: {},
  problems: ['rate-limited'],
})

export const endSession = endpoint({
  operationId: 'endSession',
  tag,
  summary: 'Sign out one browser',
  method: 'delete',
  path: '/auth/sessions/{id}',
  access: 'account',
  params: z.object({ id }),
  replies: { 204: null },
  problems: ['not-found'],
})

export const endOtherSessions = endpoint({
  operationId: 'endOtherSessions',
  tag,
  summary: 'Sign out everywhere but here',
  method: 'delete',
  path: '/auth/sessions',
  access: 'account',
  replies: { 204: null },
  problems: [],
})

export const startTwoFactor = endpoint({
  operationId: 'startTwoFactor',
  tag,
  summary: 'Make a secret for an authenticator app; nothing is asked for it until a code confirms it',
  method: 'post',
  path: '/auth/two-factor',
  access: 'account',
  body: z.strictObject({ password }),
  replies: { 200: single(twoFactorSecret) },
  problems: ['wrong-state', 'rate-limited'],
})

export const confirmTwoFactor = endpoint({
  operationId: 'confirmTwoFactor',
  tag,
  summary: "Turn two-factor on with the app's first code; answers the recovery codes",
  method: 'post',
  path: '/auth/two-factor/confirm',
  access: 'account',
  body: z.strictObject({ code: line(40) }),
  replies: { 200: single(recoveryCodes) },
  problems: ['wrong-state', 'rate-limited'],
})

export const endTwoFactor = endpoint({
  operationId: 'endTwoFactor',
  tag,
  summary: 'Turn two-factor off, with the password and a code',
  method: 'delete',
  path: '/auth/two-factor',
  access: 'account',
  body: z.strictObject(proof),
  replies: { 204: null },
  problems: ['rate-limited'],
})

export const renewRecoveryCodes = endpoint({
  operationId: 'renewRecoveryCodes',
  tag,
  summary: 'Answer new recovery codes, for the password and a code; the old ones end',
  method: 'post',
  path: '/auth/two-factor/recovery-codes',
  access: 'account',
  body: z.strictObject(proof),
  replies: { 200: single(recoveryCodes) },
  problems: ['wrong-state', 'rate-limited'],
})

export const listPasskeys = endpoint({
  operationId: 'listPasskeys',
  tag,
  summary: "The account's passkeys",
  method: 'get',
  path: '/auth/passkeys',
  access: 'account',
  replies: { 200: single(z.array(passkey)) },
  problems: [],
})

export const startPasskey = endpoint({
  operationId: 'startPasskey',
  tag,
  summary: 'What a browser needs to make a passkey, for the password, and a code where two-factor is on',
  method: 'post',
  path: '/auth/passkeys/options',
  access: 'account',
  body: z.strictObject(proof),
  replies: { 200: single(passkeyOptions) },
  problems: ['rate-limited'],
})

export const addPasskey = endpoint({
  operationId: 'addPasskey',
  tag,
  summary: 'Keep a passkey that the browser has made',
  method: 'post',
  path: '/auth/passkeys',
  access: 'account',
  body: z.strictObject({ name: line(60), credential }),
  replies: { 201: single(passkey) },
  problems: ['duplicate'],
})

export const removePasskey = endpoint({
  operationId: 'removePasskey',
  tag,
  summary: 'Forget a passkey, for the password, and a code where two-factor is on',
  method: 'delete',
  path: '/auth/passkeys/{id}',
  access: 'account',
  params: z.object({ id }),
  body: z.strictObject(proof),
  replies: { 204: null },
  problems: ['not-found', 'rate-limited'],
})
