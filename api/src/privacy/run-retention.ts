import { eq, sql } from 'drizzle-orm'
import { addSeconds } from '../platform/clock.ts'
import { type Platform, transact } from '../platform/platform.ts'
import type { RetentionRule } from '../platform/privacy/personal-data.ts'
import { retentionRules } from './tables.ts'

/** The rows of one transaction: others wait for them no longer than that takes. */
const slice = 500

/** Takes away what is older than its rule, slice by slice. A run that dies is taken up by the next one. */
export async function runRetention(platform: Platform): Promise<void> {
  for (const rule of platform.retention) {
    const { key, days } = rule
    await platform.database.insert(retentionRules).values({ key, days }).onConflictDoNothing()
    let count = 0
    for (let cleared = slice; cleared === slice; count += cleared) cleared = await clearSlice(platform, rule)
    await platform.database
      .update(retentionRules)
      .set({ ranAt: platform.clock.now(), lastCount: count, count: sql`${retentionRules.count} + ${count}` })
      .where(eq(retentionRules.key, key))
  }
}

function clearSlice(platform: Platform, { key, old, clear }: RetentionRule): Promise<number> {
  return transact(platform, async (tx) => {
    const [rule] = await tx.select().from(retentionRules).where(eq(retentionRules.key, key))
    const now = platform.clock.now()
    const before = addSeconds(now, -(rule?.days ?? 0) * 86_400).toISOString()
    const { rows } = await tx.execute<{ id: string }>(sql`${old(sql`${before}::timestamptz`)} limit ${slice}`)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await clear(tx, ids, now)
    return ids.length
  })
}
