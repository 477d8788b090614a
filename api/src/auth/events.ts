import { defineEvent } from '../platform/messaging/events.ts'

/**
 * Somebody asked for a code by e-mail, for an address of which nothing is known yet: who answers the call has not looked,
 * so that its answer and its time say nothing. There may be nothing under the id.
 */
export const emailCodeRequested = defineEvent<{ codeId: string }>('email-code.requested', ({ codeId }) => codeId)

/** Something about how an account signs in was changed: by its owner, or by somebody they should hear of. */
export const signInChanged = defineEvent<{ accountId: string; changeId: string; what: SignInChange; at: string }>(
  'sign-in.changed',
  ({ accountId }) => accountId,
)

export type SignInChange = 'password-changed' | 'two-factor-on' | 'two-factor-off' | 'passkey-added'
