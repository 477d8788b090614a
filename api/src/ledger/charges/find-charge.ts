import type { StoreCharge } from '@makola/contract/ledger/charges.ts'
import { eq } from 'drizzle-orm'
import { sayAuthors } from '../../auth/account/say-authors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { storeCharges } from '../tables.ts'

/** @throws Problem `not-found` (404). */
export async function findCharge(db: Queryable, id: string): Promise<StoreCharge> {
  const [charge] = await presentCharges(db, await db.select().from(storeCharges).where(eq(storeCharges.id, id)))
  if (!charge) throw notFound('charge')
  return charge
}

/** The charges as the contract shows them, with their authors' names. */
export async function presentCharges(
  db: Queryable,
  rows: readonly (typeof storeCharges.$inferSelect)[],
): Promise<StoreCharge[]> {
  const named = await sayAuthors(db, 'reversedBy', await sayAuthors(db, 'createdBy', [...rows]))
  return named.map(({ id, minor, currency, reason, createdBy, createdAt, reversedBy, reversedAt, reversalReason }) => ({
    id,
    amount: { amount: minor, currency },
    reason,
    createdBy,
    createdAt: createdAt.toISOString(),
    reversal: reversedAt && {
      reason: reversalReason ?? '',
      by: reversedBy ?? '',
      at: reversedAt.toISOString(),
    },
  }))
}
