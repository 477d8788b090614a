import type { StoreStatus } from '@makola/contract/stores.ts'
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

/** Somebody was asked to join, for the first time or again. The secret is not told: the letter derives it. */
export const memberInvited = defineEvent<{ invitationId: string; at: string }>(
  'member.invited',
  ({ invitationId }) => invitationId,
)

/** Somebody accepted and belongs to the store now. */
export const memberJoined = defineEvent<{ storeId: string; accountId: string }>(
  'member.joined',
  ({ accountId }) => accountId,
)
