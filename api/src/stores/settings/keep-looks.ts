import { asc, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { stores } from '../tables.ts'
import { looksToKeep } from './looks-of.ts'

const slice = 1000

/** True for a store whose looks are of no name yet, or of a former one. */
export const hasOtherLooks = sql`look_name is distinct from name`

/** Keeps the looks of the names that have none yet, by the thousand. Stores that are being changed wait for the next time. */
export async function keepLooks(platform: Platform): Promise<void> {
  for (let kept = slice; kept === slice; ) kept = await transact(platform, keepSlice)
}

async function keepSlice(tx: Transaction): Promise<number> {
  const found = await tx
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(hasOtherLooks)
    .orderBy(asc(stores.id))
    .limit(slice)
    .for('no key update', { skipLocked: true })
  if (found.length === 0) return 0
  const rows = found.map(({ id, name }) => ({ id, ...looksToKeep(name) }))
  await tx.execute(sql`
    update stores set look_name = "lookName", look_read = "lookRead", look_seen = "lookSeen"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (id uuid, "lookName" text, "lookRead" text, "lookSeen" text)
    where stores.id = said.id`)
  return found.length
}
