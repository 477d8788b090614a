import { eq } from 'drizzle-orm'
import { keepErased } from '../platform/backup/erased-list.ts'
import type { Platform } from '../platform/platform.ts'
import { erasures } from './tables.ts'

/** Writes the ids of all erased people beside the backups, so that no restore brings one back. */
export async function keepErasedList({ database, config }: Platform): Promise<void> {
  const done = await database
    .select({ accountId: erasures.accountId, at: erasures.endedAt })
    .from(erasures)
    .where(eq(erasures.state, 'done'))
  if (done.length === 0) return
  await keepErased(
    config,
    done.map(({ accountId, at }) => ({ accountId, at: (at ?? new Date(0)).toISOString() })),
  )
}
