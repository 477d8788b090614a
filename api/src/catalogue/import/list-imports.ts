import type { Import } from '@makola/contract/catalogue/product-imports.ts'
import { and, desc, eq, getTableColumns, gte } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { presentImport } from './present-import.ts'
import { imports } from './tables.ts'
import { keptSeconds } from './track-import.ts'

const mostListed = 20
const { report: _, ...columns } = getTableColumns(imports)

/**
 * The last imports of a store, by any of its members: the progress of each, without its report.
 * @throws Problem `not-found` (404) or `forbidden` (403) for the store.
 */
export async function listImports(
  { database, clock }: Platform,
  caller: Caller,
  idOrSlug: string,
): Promise<Omit<Import, 'report'>[]> {
  const store = await findOwnStore(database, caller, idOrSlug, 'products.write')
  const now = clock.now()
  const rows = await database
    .select(columns)
    .from(imports)
    .where(and(eq(imports.storeId, store.id), gte(imports.startedAt, addSeconds(now, -keptSeconds))))
    .orderBy(desc(imports.startedAt), desc(imports.id))
    .limit(mostListed)
  return rows.map((row) => presentImport(row, now))
}
