import type { SavedView } from '@makola/contract/stores/saved-views.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { findOwnStore } from '../require-permission.ts'
import { savedViews } from '../tables.ts'
import { presentView } from './present-view.ts'

/**
 * Lists what the caller has saved in a store, by name.
 * @throws Problem as `findOwnStore`.
 */
export async function listSavedViews(db: Queryable, caller: SignedInCaller, idOrSlug: string): Promise<SavedView[]> {
  const store = await findOwnStore(db, caller, idOrSlug, 'products.read')
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.accountId, caller.accountId), eq(savedViews.storeId, store.id)))
    .orderBy(asc(savedViews.name))
  return rows.map(presentView)
}
