import { and, eq, ne } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { stockAlerts } from '../tables.ts'
import { readAlertToken } from './alert-token.ts'

/**
 * Ends all alerts of the person whose link this is. A link of an alert that has been told ends the others.
 * @throws Problem `not-found` (404) when there is none, or it has ended.
 */
export async function stopStockAlerts(platform: Platform, token: string): Promise<void> {
  await transact(platform, async (tx) => {
    const [alert] = await tx
      .select()
      .from(stockAlerts)
      .where(eq(stockAlerts.id, readAlertToken(platform, token)))
    if (!alert) throw notFound('link')
    const { accountId, email } = alert
    const isTheirs = accountId === null ? eq(stockAlerts.email, email ?? '') : eq(stockAlerts.accountId, accountId)
    await tx.delete(stockAlerts).where(isTheirs)
  })
}

/** Takes back an account's alert for one variant. Repeating it changes nothing. */
export async function dropStockAlert(
  { database }: Platform,
  { accountId, variantId }: { accountId: string; variantId: string },
): Promise<void> {
  await database
    .delete(stockAlerts)
    .where(
      and(eq(stockAlerts.accountId, accountId), eq(stockAlerts.variantId, variantId), ne(stockAlerts.state, 'told')),
    )
}
