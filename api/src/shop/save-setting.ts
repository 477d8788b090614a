import type { Clock } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'
import { settings } from './tables.ts'

/** Writes a setting, new or not. */
export async function saveSetting(
  db: Queryable,
  clock: Clock,
  { key, value }: { key: string; value: unknown },
): Promise<void> {
  const change = { value, updatedAt: clock.now() }
  await db
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change })
}
