import type { StoreStatus } from '@makola/contract/stores/stores.ts'
import { defineEvent } from '../platform/messaging/events.ts'

/** A store was opened: it has its owner, and nothing else yet. */
export const storeOpened = defineEvent<{ storeId: string }>('store.opened', ({ storeId }) => storeId)

/** An operator paused or closed a store, with the reason, or opened it again. The version is the store's from then on. */
export const storeSuspended = defineEvent<{
  storeId: string
  version: number
  status: StoreStatus
  reason: string | null
  at: string
}>('store.suspended', ({ storeId }) => storeId)

/** A store's break has ended on its day, and the store is open. The version is the store's from then on. */
export const breakEnded = defineEvent<{ storeId: string; version: number; at: string }>(
  'store.break-ended',
  ({ storeId }) => storeId,
)

/** The staff or the store's record has changed its tier, with the reason. The version is the standing's from then on. */
export const tierChanged = defineEvent<{ storeId: string; version: number; tier: number; reason: string; at: string }>(
  'store.tier-changed',
  ({ storeId }) => storeId,
)

/** A person was invited, for the first time or again. The event lacks the secret: the email derives it. */
export const memberInvited = defineEvent<{ invitationId: string; at: string }>(
  'member.invited',
  ({ invitationId }) => invitationId,
)

/** A person accepted and is a member of the store now. */
export const memberJoined = defineEvent<{ storeId: string; accountId: string }>(
  'member.joined',
  ({ accountId }) => accountId,
)

/** A member was removed from a store by somebody else. */
export const memberRemoved = defineEvent<{ storeId: string; accountId: string; at: string }>(
  'member.removed',
  ({ accountId }) => accountId,
)
