import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { notifications } from '../tables.ts'

/** After half a year nobody reads them; orders, stock and history have the facts. */
export async function forgetNotifications({ database }: Platform): Promise<void> {
  await database.delete(notifications).where(sql`${notifications.createdAt} < now() - interval '180 days'`)
}
