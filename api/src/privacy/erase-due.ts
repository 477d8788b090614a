import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { staff } from '../auth/tables.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { findPerson } from './find-person.ts'
import { keepErasedList } from './keep-erased-list.ts'
import { listObstacles } from './list-obstacles.ts'
import { erasures } from './tables.ts'

/** Forgets the people whose time to undo is over, and notes their ids where no backup reaches. */
export async function eraseDue(platform: Platform): Promise<void> {
  const due = await platform.database
    .select({ id: erasures.id })
    .from(erasures)
    .where(and(eq(erasures.state, 'waiting'), lte(erasures.dueAt, platform.clock.now())))
    .orderBy(asc(erasures.dueAt), asc(erasures.id))
  let count = 0
  const failures: unknown[] = []
  for (const { id } of due) {
    // One person who cannot be forgotten must not keep the others remembered.
    const isDone = await eraseOne(platform, id).catch((error: unknown) => {
      platform.log.error({ err: error, erasureId: id }, 'erase a person')
      failures.push(error)
      return false
    })
    if (isDone) count++
  }
  if (count > 0) await keepErasedList(platform)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${due.length} people were not forgotten`)
}

/**
 * Forgets one person, everywhere in one transaction, unless something stands against it by now. An erasure that is undone at the same
 * moment ends once: whoever changes its row first.
 */
function eraseOne(platform: Platform, erasureId: string): Promise<boolean> {
  const { clock, personalData } = platform
  return transact(platform, async (tx) => {
    // When the last two owners leave at once, or one leaves while the other is removed, the second finds the first one gone.
    await tx.execute(sql`lock table ${staff} in share row exclusive mode`)
    const isWaiting = and(eq(erasures.id, erasureId), eq(erasures.state, 'waiting'))
    const [erasure] = await tx.select().from(erasures).where(isWaiting).for('update')
    const person = erasure && (await findPerson(tx, erasure.accountId))
    if (!person) return false
    const isRefused = (await listObstacles(platform, tx, person)).length > 0
    const now = clock.now()
    if (!isRefused) for (const { erase } of personalData) await erase?.(tx, person, now)
    await tx
      .update(erasures)
      .set({ state: isRefused ? 'refused' : 'done', endedAt: now })
      .where(isWaiting)
    return !isRefused
  })
}
