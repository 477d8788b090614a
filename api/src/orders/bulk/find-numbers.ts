import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { parcels } from '../tables.ts'

/** Finds the numbers of those of these parcels that the store has. Those of unpaid orders do not exist for it. */
export async function findNumbers(
  db: Queryable,
  { storeId, ids }: { storeId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: parcels.id, number: parcels.number })
    .from(parcels)
    .where(and(eq(parcels.storeId, storeId), inArray(parcels.id, [...ids]), ne(parcels.state, 'waiting')))
  return new Map(rows.map(({ id, number }) => [id, number]))
}
