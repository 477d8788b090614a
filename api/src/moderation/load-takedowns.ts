import type { StaffTakedown, Takedown } from '@makola/contract/moderation/moderation.ts'
import { countryName } from '@makola/countries/names.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { accounts } from '../auth/tables.ts'
import { products } from '../catalogue/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type SignedInCaller, staffMay } from '../platform/http/caller.ts'
import { notFound } from '../platform/problem.ts'
import { stores } from '../stores/tables.ts'
import { presentAppeal } from './present-appeal.ts'
import { presentSubject, subjectColumns } from './subjects/subject-columns.ts'
import { takedowns, warnedBuyers } from './tables.ts'
import { appealUntil, mayAppeal } from './takedown-rules.ts'

/** Takedowns with their subjects. */
export function selectTakedowns(db: Queryable, which: SQL | undefined) {
  return db
    .select({
      row: takedowns,
      ...subjectColumns,
      decidedBy: accounts.name,
      buyers: warned(sql`true`),
      told: warned(sql`told_at is not null`),
    })
    .from(takedowns)
    .innerJoin(stores, eq(stores.id, takedowns.storeId))
    .leftJoin(accounts, eq(accounts.id, takedowns.decidedBy))
    .leftJoin(products, eq(products.id, takedowns.productId))
    .where(which)
    .$dynamic()
}

const warned = (which: SQL) => sql<number>`(
  select count(*)::int from ${warnedBuyers} where ${warnedBuyers.takedownId} = ${takedowns.id} and ${which})`

export type TakedownFound = Awaited<ReturnType<typeof selectTakedowns>>[number]

/** @throws Problem `not-found` (404). */
export async function findTakedown(db: Queryable, id: string): Promise<TakedownFound> {
  const [found] = await selectTakedowns(db, eq(takedowns.id, id))
  if (!found) throw notFound('takedown')
  return found
}

/** The statement of reasons as the store reads it: without the name of the person who decided. */
export function presentTakedown({ row, store, product }: TakedownFound, now: Date): Takedown {
  const { id, ground, groundText, facts, countries, at, restoredAt, restoredReason } = row
  return {
    ...{ id, ground, groundText, facts, restoredReason },
    countries: countries?.map((code) => ({ code, name: countryName(code) })) ?? null,
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
  const { row, decidedBy, buyers, told } = found
  const isOthers = row.appealState === 'open' && row.decidedBy !== reader.accountId
  return {
    ...presentTakedown(found, now),
    decidedBy: decidedBy ?? '',
    warning: row.warning === '' ? null : { text: row.warning, buyers, told },
    canDecide: isOthers && staffMay(reader, 'takedowns.write'),
  }
}
