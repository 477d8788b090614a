import type { Erasure } from '@makola/contract/privacy/privacy.ts'
import { and, eq } from 'drizzle-orm'
import { type Proof, requireProof } from '../auth/two-factor/require-proof.ts'
import { addSeconds } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { emit } from '../platform/messaging/events.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { erasureAsked } from './events.ts'
import { listObstacles } from './list-obstacles.ts'
import { presentErasure } from './present-privacy.ts'
import { erasures } from './tables.ts'

/** The time to undo it, in seconds. */
const regretSeconds = 72 * 3600

/**
 * Asks for the account to be forgotten in 72 hours.
 * @throws Problem as `requireProof`; `wrong-state` (409) when it was asked before, or when something must end first.
 */
export async function askErasure(
  platform: Platform,
  { accountId, ...proof }: { accountId: string } & Proof,
): Promise<Erasure> {
  const { email, name } = await requireProof(platform, accountId, proof)
  return transact(platform, async (tx) => {
    const current = await listObstacles(platform, tx, { accountId, email, name })
    if (current.length > 0) throw refuse('privacy.erasure-obstacles', {}, { current })
    const askedAt = platform.clock.now()
    const [asked] = await tx
      .insert(erasures)
      .values({ id: newId(), accountId, state: 'waiting', askedAt, dueAt: addSeconds(askedAt, regretSeconds) })
      .onConflictDoNothing()
      .returning()
    const erasure = asked && presentErasure(asked)
    if (!erasure) throw refuse('privacy.erasure-asked')
    emit(tx, erasureAsked, { erasureId: asked.id, accountId })
    return erasure
  })
}

/**
 * Keeps the account after all.
 * @throws Problem `wrong-state` (409) when no erasure waits.
 */
export async function undoErasure({ database, clock }: Platform, accountId: string): Promise<void> {
  const undone = await database
    .update(erasures)
    .set({ state: 'undone', endedAt: clock.now() })
    .where(and(eq(erasures.accountId, accountId), eq(erasures.state, 'waiting')))
    .returning({ id: erasures.id })
  if (undone.length === 0) throw refuse('privacy.no-erasure')
}
