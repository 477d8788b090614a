import { defineEvent } from '../platform/messaging/events.ts'

/** A store is to be paid out to another account, or to its first. */
export const payoutAccountChanged = defineEvent<{ accountId: string }>(
  'payout-account.changed',
  ({ accountId }) => accountId,
)

/** A provider is to send a payout; it has not been asked yet. */
export const transferRequested = defineEvent<{ payoutId: string }>(
  'payout.transfer-requested',
  ({ payoutId }) => payoutId,
)

/** A payout has arrived, or has not and is owed to its store again; that may still follow after it had arrived. */
export const payoutSettled = defineEvent<{ payoutId: string; state: 'paid' | 'failed' }>(
  'payout.settled',
  ({ payoutId }) => payoutId,
)
