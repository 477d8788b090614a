import type { Import } from '@makola/contract/catalogue/product-imports.ts'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { presentImport } from './present-import.ts'
import { imports } from './tables.ts'

/**
 * Returns an import's progress, and its outcome once it has ended.
 * @throws Problem `not-found` (404), also for one of a store that is not the caller's, or `forbidden` (403).
 */
export async function getImport({ database, clock }: Platform, caller: Caller, id: string): Promise<Import> {
  const [found] = await database.select().from(imports).where(eq(imports.id, id))
  if (!found) throw notFound('import')
  await findOwnStore(database, caller, found.storeId, 'products.write')
  return presentImport(found, clock.now())
}
