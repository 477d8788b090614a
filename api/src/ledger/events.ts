import { defineEvent } from '../platform/events.ts'

/** A store is to be paid out to another account, or to its first. */
export const payoutAccountChanged = defineEvent<{ accountId: string }>('payout-account.changed')
