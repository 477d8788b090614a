import type { Tolerance } from '@makola/contract/payments/tolerances.ts'
import { asc } from 'drizzle-orm'
import { sayAuthors } from '../../auth/account/say-authors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { paymentTolerances } from '../tables.ts'

/** All tolerances that were ever set, by currency. */
export async function listTolerances(db: Queryable): Promise<Tolerance[]> {
  const rows = await db.select().from(paymentTolerances).orderBy(asc(paymentTolerances.currency))
  return sayAuthors(db, 'updatedBy', rows.map(presentTolerance))
}

export function presentTolerance(row: typeof paymentTolerances.$inferSelect): Tolerance {
  const { basisPoints, mostMinor: amount, currency, version, updatedBy, updatedAt } = row
  return { basisPoints, most: { amount, currency }, version, updatedBy, updatedAt: updatedAt.toISOString() }
}
