import { defineEvent } from '../platform/messaging/events.ts'

/**
 * A request for a code by email. The call has not looked up the address, so that neither its answer nor its time reveals
 * anything. The id may lead to nothing.
 */
export const emailCodeRequested = defineEvent<{ codeId: string }>('email-code.requested', ({ codeId }) => codeId)

/** A change in how an account signs in: by its owner, or by somebody the owner should hear of. */
export const signInChanged = defineEvent<{ accountId: string; changeId: string; what: SignInChange; at: string }>(
  'sign-in.changed',
  ({ accountId }) => accountId,
)

export type SignInChange = 'password-changed' | 'two-factor-on' | 'two-factor-off' | 'passkey-added'
