import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { email, id, line, single, timestamp } from '../http/fields.ts'
import { staffPermission, staffRole } from '../permissions.ts'

/** A new password: any 10 to 200 characters. One that is too easy to guess is refused as well. */
export const newPassword = line(200).refine((text) => [...text].length >= 10, {
  error: fault('auth.password-too-short'),
})
export const password = line(200)
/** Six digits from an email, valid for ten minutes and five tries. */
export const emailCode = z.string().regex(/^\d{6}$/, { error: fault('auth.not-six-digits') })
const opaque = line(2000)

/** A browser's session. The refresh token can be used once; the answer brings the next one. */
export const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** The access token's life, in seconds. */
  expires_in: z.int(),
})

/** The password was right and the account has a second factor: send the challenge with the code within five minutes. */
export const secondFactorNeeded = z.object({ two_factor: z.string() })

/** The answer to a correct password. */
export const signedIn = z.union([tokens, secondFactorNeeded])

export const account = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** True for the shop's staff whose role is in force. */
  isOperator: z.boolean(),
  /** The role among the shop's staff. Suspended: without a second factor, in a shop that others can reach. */
  staff: z.object({ role: staffRole, permissions: z.array(staffPermission), isSuspended: z.boolean() }).nullable(),
  hasTwoFactor: z.boolean(),
  /** Recovery codes that were not used yet; null without two-factor. */
  recoveryCodesLeft: z.int().nullable(),
  createdAt: timestamp,
})

/** One browser or program that is signed in. */
export const session = z.object({
  id,
  /** In words: "Chrome on Android". */
  device: z.string(),
  /** True for the session that makes this call. */
  isCurrent: z.boolean(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
})

export const passkey = z.object({ id, name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() })

/** A code was sent to an address that is to be the account's. */
export const emailChange = z.object({ email: z.string(), expiresAt: timestamp })

/** Data for the authenticator app: the secret to type, and the same as the URI in a QR code. */
export const twoFactorSecret = z.object({ secret: z.string(), uri: z.string() })
/** Each signs in once in place of the app. They are shown only this once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** The options for `navigator.credentials`, as JSON (WebAuthn level 3, `parse…OptionsFromJSON`). */
export const passkeyOptions = z.record(z.string(), z.unknown())
/** The result of `navigator.credentials`, as JSON (`toJSON`). */
export const credential = z.looseObject({
  id: line(2000),
  rawId: line(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
})

const tag = 'accounts'

export const register = endpoint({
  operationId: 'register',
  tag,
  summary: 'Ask for an account: a code goes to the address. The answer is the same whether or not the address has one',
  method: 'post',
  path: '/auth/register',
  access: 'sign-in',
  body: z.strictObject({ name: line(100), email, password: newPassword }),
  replies: { 202: null },
  problems: ['rate-limited'],
})

export const verifyEmail = endpoint({
  operationId: 'verifyEmail',
  tag,
  summary: 'Make the account: the code proves the address, the password that whoever registered is asking',
  method: 'post',
  path: '/auth/verify-email',
  access: 'sign-in',
  body: z.strictObject({ email, code: emailCode, password }),
  replies: { 200: tokens },
  problems: ['rate-limited'],
})

export const resendVerification = endpoint({
  operationId: 'resendVerification',
  tag,
  summary: 'Send a new code to an address that was registered in the last 24 hours',
  method: 'post',
  path: '/auth/resend-verification',
  access: 'sign-in',
  body: z.strictObject({ email }),
  replies: { 202: null },
  problems: ['rate-limited'],
})

export const login = endpoint({
  operationId: 'login',
  tag,
  summary: 'Sign in with a password',
  method: 'post',
  path: '/auth/login',
  access: 'sign-in',
  body: z.strictObject({ email, password }),
  replies: { 200: signedIn },
  problems: ['wrong-credentials', 'rate-limited'],
})

export const loginWithSecondFactor = endpoint({
  operationId: 'loginWithSecondFactor',
  tag,
  summary: 'Finish signing in with a code from the authenticator app, or a recovery code',
  method: 'post',
  path: '/auth/login/two-factor',
  access: 'sign-in',
  body: z.strictObject({ challenge: opaque, code: line(40) }),
  replies: { 200: tokens },
  problems: ['wrong-credentials', 'rate-limited'],
})

export const startPasskeyLogin = endpoint({
  operationId: 'startPasskeyLogin',
  tag,
  summary: 'What a browser needs to ask for a passkey',
  method: 'post',
  path: '/auth/login/passkey/options',
  access: 'sign-in',
  replies: { 200: single(passkeyOptions) },
  problems: ['rate-limited'],
})

export const loginWithPasskey = endpoint({
  operationId: 'loginWithPasskey',
  tag,
  summary: 'Sign in with a passkey; it is a second factor in itself',
  method: 'post',
  path: '/auth/login/passkey',
  access: 'sign-in',
  body: z.strictObject({ credential }),
  replies: { 200: tokens },
  problems: ['wrong-credentials', 'rate-limited'],
})

export const refreshToken = endpoint({
  operationId: 'refreshToken',
  tag,
  summary: 'Change a refresh token for new tokens. Repeated within 10 s it answers the same; later it ends the session',
  method: 'post',
  path: '/auth/refresh-token',
  access: 'sign-in',
  bodyLimitBytes: 4_000,
  body: z.strictObject({ token: opaque }),
  replies: { 200: tokens },
  problems: ['token-expired', 'token-revoked', 'rate-limited'],
})

export const logout = endpoint({
  operationId: 'logout',
  tag,
  summary: 'End the session of a refresh token; one that is unknown is as good as ended',
  method: 'post',
  path: '/auth/logout',
  access: 'sign-in',
  body: z.strictObject({ token: opaque }),
  replies: { 204: null },
  problems: ['rate-limited'],
})

export const forgotPassword = endpoint({
  operationId: 'forgotPassword',
  tag,
  summary: 'Send a code for a new password, if the address has an account. The answer is always the same',
  method: 'post',
  path: '/auth/forgot-password',
  access: 'sign-in',
  body: z.strictObject({ email }),
  replies: { 202: null },
  problems: ['rate-limited'],
})

export const resetPassword = endpoint({
  operationId: 'resetPassword',
  tag,
  summary: 'Set a new password with the code, end every session and sign in',
  method: 'post',
  path: '/auth/reset-password',
  access: 'sign-in',
  body: z.strictObject({ email, code: emailCode, password: newPassword }),
  replies: { 200: signedIn },
  problems: ['wrong-credentials', 'rate-limited'],
})

export const undoEmailChange = endpoint({
  operationId: 'undoEmailChange',
  tag,
  summary:
    'Give an account its former address back, with the link that went there: within seven days, once. Every session ends, and a new password is needed',
  method: 'post',
  path: '/auth/email-change/undo',
  access: 'sign-in',
  body: z.strictObject({ token: opaque }),
  replies: { 200: single(z.object({ email: z.string() })) },
  problems: ['not-found', 'wrong-state', 'rate-limited'],
})

export const setUpShop = endpoint({
  operationId: 'setUpShop',
  tag,
  summary: "Make the first operator of an empty shop, by the one-time link that the shop's start prints",
  method: 'post',
  path: '/auth/setup',
  access: 'sign-in',
  body: z.strictObject({ token: opaque, name: line(100), email, password: newPassword }),
  replies: { 200: tokens },
  problems: ['not-found', 'rate-limited'],
})

export type Account = z.infer<typeof account>
export type EmailChange = z.infer<typeof emailChange>
export type Passkey = z.infer<typeof passkey>
export type Session = z.infer<typeof session>
export type SignedIn = z.infer<typeof signedIn>
export type Tokens = z.infer<typeof tokens>
