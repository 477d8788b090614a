import { defineEvent } from '../platform/messaging/events.ts'

/** A store has a new payout account, or its first. */
export const payoutAccountChanged = defineEvent<{ accountId: string }>(
  'payout-account.changed',
  ({ accountId }) => accountId,
)

/** A payout waits for its provider to be asked. */
export const transferRequested = defineEvent<{ payoutId: string }>(
  'payout.transfer-requested',
  ({ payoutId }) => payoutId,
)

/** A payout has arrived, or has failed and is owed again; it may still fail after it had arrived. */
export const payoutSettled = defineEvent<{ payoutId: string; state: 'paid' | 'failed' }>(
  'payout.settled',
  ({ payoutId }) => payoutId,
)
