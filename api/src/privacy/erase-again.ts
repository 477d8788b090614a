import { and, eq, sql } from 'drizzle-orm'
import { staff } from '../auth/tables.ts'
import { dropNoted, type Erased, readNoted } from '../platform/backup/erased-list.ts'
import { newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { findPerson } from './find-person.ts'
import { erasures } from './tables.ts'

/**
 * Forgets again the people whom a restored backup has brought back, before anybody is served. Nothing stands against it any more: the
 * shop has promised it and done it. Returns how many there were.
 */
export async function eraseAgain(platform: Platform): Promise<number> {
  let count = 0
  for (const erased of readNoted(platform.config)) if (await eraseOneAgain(platform, erased)) count++
  dropNoted(platform.config)
  return count
}

/** The same in one transaction; false for an account that the backup has as erased, or not yet. */
function eraseOneAgain(platform: Platform, { accountId, at }: Erased): Promise<boolean> {
  const { clock, personalData } = platform
  return transact(platform, async (tx) => {
    await tx.execute(sql`lock table ${staff} in share row exclusive mode`)
    const person = await findPerson(tx, accountId)
    if (!person) return false
    const now = clock.now()
    for (const { erase } of personalData) await erase?.(tx, person, now)
    const done = { state: 'done' as const, endedAt: now }
    const isWaiting = and(eq(erasures.accountId, accountId), eq(erasures.state, 'waiting'))
    const asked = await tx.update(erasures).set(done).where(isWaiting).returning({ id: erasures.id })
    if (asked.length === 0) {
      const when = new Date(at)
      await tx.insert(erasures).values({ id: newId(), accountId, askedAt: when, dueAt: when, ...done })
    }
    return true
  })
}
