import type { StaffTakedown, Takedown } from '@makola/contract/moderation.ts'
import { eq, type SQL } from 'drizzle-orm'
import { accounts } from '../auth/tables.ts'
import { products } from '../catalogue/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type SignedInCaller, staffMay } from '../platform/http/caller.ts'
import { notFound } from '../platform/problem.ts'
import { stores } from '../stores/tables.ts'
import { presentAppeal } from './present-appeal.ts'
import { presentSubject, subjectColumns } from './subject-columns.ts'
import { takedowns } from './tables.ts'
import { appealUntil, mayAppeal } from './takedown-rules.ts'

/** Takedowns with their subjects. */
export function selectTakedowns(db: Queryable, which: SQL | undefined) {
  return db
    .select({ row: takedowns, ...subjectColumns, decidedBy: accounts.name })
    .from(takedowns)
    .innerJoin(stores, eq(stores.id, takedowns.storeId))
    .leftJoin(accounts, eq(accounts.id, takedowns.decidedBy))
    .leftJoin(products, eq(products.id, takedowns.productId))
    .where(which)
    .$dynamic()
}

export type TakedownFound = Awaited<ReturnType<typeof selectTakedowns>>[number]

/** @throws Problem `not-found` (404). */
export async function findTakedown(db: Queryable, id: string): Promise<TakedownFound> {
  const [found] = await selectTakedowns(db, eq(takedowns.id, id))
  if (!found) throw notFound('takedown')
  return found
}

/** The statement of reasons as the store reads it: without the name of the person who decided. */
export function presentTakedown({ row, store, product }: TakedownFound, now: Date): Takedown {
  const { id, ground, groundText, facts, at, restoredAt, restoredReason } = row
  return {
    ...{ id, ground, groundText, facts, restoredReason },
    subject: presentSubject({ store, product }),
    isAutomatic: row.decidedBy === null,
    at: at.toISOString(),
    appealUntil: restoredAt ? null : appealUntil(row).toISOString(),
    appeal: presentAppeal(row),
    restoredAt: restoredAt?.toISOString() ?? null,
    canAppeal: mayAppeal(row, now),
  }
}

export function presentForStaff(found: TakedownFound, reader: SignedInCaller, now: Date): StaffTakedown {
  const { row, decidedBy } = found
  const isOthers = row.appealState === 'open' && row.decidedBy !== reader.accountId
  return {
    ...presentTakedown(found, now),
    decidedBy: decidedBy ?? '',
    canDecide: isOthers && staffMay(reader, 'takedowns.write'),
  }
}
