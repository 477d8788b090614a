import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { settings } from './tables.ts'

/** The value of a setting and the time of its last change; null when it was never set. */
export async function readSetting(db: Queryable, key: string): Promise<{ value: unknown; updatedAt: Date } | null> {
  const [found] = await db.select().from(settings).where(eq(settings.key, key))
  return found ?? null
}
