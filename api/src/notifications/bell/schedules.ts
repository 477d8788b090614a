import { sql } from 'drizzle-orm'
import type { Schedule } from '../../platform/messaging/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifications } from '../tables.ts'
import { notifyStaleRates } from './notify-stale-rates.ts'

export const schedules: readonly Schedule[] = [
  { name: 'tell-stale-rates', everyMinutes: 60, run: notifyStaleRates },
  { name: 'forget-notifications', everyMinutes: 60, run: forgetNotifications },
]

/** After half a year nobody reads them; orders, stock and history have the facts. */
async function forgetNotifications({ database }: Platform): Promise<void> {
  await database.delete(notifications).where(sql`${notifications.createdAt} < now() - interval '180 days'`)
}
