import { defineEvent } from '../platform/messaging/events.ts'

/** A store has a new payout account, or its first. */
export const payoutAccountChanged = defineEvent<{ accountId: string }>(
  'payout-account.changed',
  ({ accountId }) => accountId,
)

/** The shop's finance has charged a store, or has given a charge back. */
export const storeCharged = defineEvent<{ chargeId: string; isReversal: boolean }>(
  'store.charged',
  ({ chargeId }) => chargeId,
)

/** A store has owed the shop for long. */
export const storeInDebt = defineEvent<{ storeId: string; since: string }>('store.in-debt', ({ storeId }) => storeId)

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
