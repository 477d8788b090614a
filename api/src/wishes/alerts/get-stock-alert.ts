import type { StockAlert } from '@makola/contract/wishes/stock-alerts.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { readAlertToken } from './alert-token.ts'
import { findAlert } from './find-alert.ts'

/**
 * Returns the alert of a mailed link.
 * @throws Problem `not-found` (404) when there is none, or it has ended.
 */
export async function getStockAlert(platform: Platform, token: string): Promise<StockAlert> {
  const found = await findAlert(platform.database, readAlertToken(platform, token))
  if (!found) throw notFound('link')
  const { alert, product, variantTitle } = found
  return { state: alert.state, product, variantTitle }
}
