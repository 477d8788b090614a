import type { StaffStrike, Strike } from '@makola/contract/moderation/strikes.ts'
import { eq, type SQL } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { type SignedInCaller, staffMay } from '../../platform/http/caller.ts'
import { notFound } from '../../platform/problem.ts'
import { lockStore } from '../../stores/lock-own-store.ts'
import { stores } from '../../stores/tables.ts'
import { presentAppeal } from '../present-appeal.ts'
import { type StrikeRow, strikes } from '../tables.ts'
import { appealUntil } from '../takedown-rules.ts'
import { isLive, mayAppealStrike } from './strike-rules.ts'

/** Strikes with their stores. */
export function selectStrikes(db: Queryable, which: SQL | undefined) {
  return db
    .select({
      row: strikes,
      store: { id: stores.id, slug: stores.slug, name: stores.name },
      givenBy: accounts.name,
    })
    .from(strikes)
    .innerJoin(stores, eq(stores.id, strikes.storeId))
    .innerJoin(accounts, eq(accounts.id, strikes.givenBy))
    .where(which)
    .$dynamic()
}

export type StrikeFound = Awaited<ReturnType<typeof selectStrikes>>[number]

/** @throws Problem `not-found` (404). */
export async function findStrike(db: Queryable, id: string): Promise<StrikeFound> {
  const [found] = await selectStrikes(db, eq(strikes.id, id))
  if (!found) throw notFound('strike')
  return found
}

/**
 * Locks a strike, its store before it.
 * @throws Problem `not-found` (404).
 */
export async function lockStrike(
  tx: Transaction,
  id: string,
): Promise<{ row: StrikeRow; store: StrikeFound['store'] }> {
  const { row: before, store } = await findStrike(tx, id)
  await lockStore(tx, before.storeId)
  const [row] = await tx.select().from(strikes).where(eq(strikes.id, id)).for('update')
  if (!row) throw notFound('strike')
  return { row, store }
}

/** A strike as the store reads it: without the name of the person who gave it. */
export function presentStrike(row: StrikeRow, now: Date): Strike {
  const { id, points, cause, reason, at, expiresAt, answer, answeredAt, liftedAt, liftedReason } = row
  return {
    ...{ id, points, cause, reason, answer, liftedReason },
    at: at.toISOString(),
    expiresAt: expiresAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    appealUntil: liftedAt ? null : appealUntil(row).toISOString(),
    appeal: presentAppeal(row),
    liftedAt: liftedAt?.toISOString() ?? null,
    isLive: isLive(row, now),
    canAppeal: mayAppealStrike(row, now),
  }
}

export function presentForStaff({ row, store, givenBy }: StrikeFound, reader: SignedInCaller, now: Date): StaffStrike {
  const isOthers = row.appealState === 'open' && row.givenBy !== reader.accountId
  return {
    ...presentStrike(row, now),
    ...{ store, givenBy },
    canDecide: isOthers && staffMay(reader, 'takedowns.write'),
  }
}
