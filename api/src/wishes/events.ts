import { defineEvent } from '../platform/messaging/events.ts'

/**
 * A guest asked for an alert: the address is to be confirmed by a mailed link. `at` differs for each asking. `network` is a digest of the
 * guest's own; null when unknown.
 */
export const alertToConfirm = defineEvent<{ alertId: string; at: string; network?: string | null }>(
  'stock-alert.to-confirm',
  ({ alertId }) => alertId,
)

/** The turn of an alert has come: its variant is back. */
export const alertDue = defineEvent<{ alertId: string }>('stock-alert.due', ({ alertId }) => alertId)

/** A store has put new goods on sale since `from`: its followers should hear of it. */
export const storeHasNews = defineEvent<{ storeId: string; from: string; to: string }>(
  'store.has-news',
  ({ storeId }) => storeId,
)
