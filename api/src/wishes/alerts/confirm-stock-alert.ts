import type { StockAlert } from '@makola/contract/wishes/stock-alerts.ts'
import { and, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { stockAlerts } from '../tables.ts'
import { readAlertToken } from './alert-token.ts'
import { getStockAlert } from './get-stock-alert.ts'

/**
 * Confirms a guest's address: the alert takes its place at the end of the line. Repeating it changes nothing.
 * @throws Problem `not-found` (404) when there is none, or it has ended.
 */
export async function confirmStockAlert(platform: Platform, token: string): Promise<StockAlert> {
  await platform.database
    .update(stockAlerts)
    .set({ state: 'waiting', since: platform.clock.now() })
    .where(and(eq(stockAlerts.id, readAlertToken(platform, token)), eq(stockAlerts.state, 'unconfirmed')))
  return getStockAlert(platform, token)
}
