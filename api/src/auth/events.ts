import type { StaffRole } from '@makola/contract/permissions.ts'
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

export type SignInChange =
  | 'password-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  /** By the shop's staff, for somebody who lost their phone. */
  | 'second-factor-reset'
  /** With the link that the former address was sent: nobody signs in with the password of before. */
  | 'email-restored'

/** An account has another address. The former one is told. */
export const emailChanged = defineEvent<{ accountId: string; changeId: string }>(
  'email.changed',
  ({ accountId }) => accountId,
)

/** The owner of the former address took the account back: what was asked meanwhile was perhaps not theirs. */
export const emailRestored = defineEvent<{ accountId: string; changeId: string }>(
  'email.restored',
  ({ accountId }) => accountId,
)

/** A person was invited to the staff, for the first time or again. The event lacks the secret: the email derives it. */
export const staffInvited = defineEvent<{ invitationId: string; at: string }>(
  'staff.invited',
  ({ invitationId }) => invitationId,
)

/** A person has another role among the staff, or none any more. */
export const staffChanged = defineEvent<{ accountId: string; changeId: string; role: StaffRole | null; at: string }>(
  'staff.changed',
  ({ accountId }) => accountId,
)

/** An account was banned, with the reason, or a ban was lifted. Whoever reacts asks `bans` how it stands by then. */
export const banChanged = defineEvent<{ accountId: string; changeId: string; reason: string | null; at: string }>(
  'ban.changed',
  ({ accountId }) => accountId,
)
