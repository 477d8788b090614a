import { mostSavedViews, type NewView, type SavedView } from '@makola/contract/stores/saved-views.ts'
import { and, count, eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { findOwnStore } from '../require-permission.ts'
import { savedViews } from '../tables.ts'
import { presentView } from './present-view.ts'

/**
 * Saves the filters of a list of a store under a name, for the caller alone.
 * @throws Problem as `findOwnStore`; `duplicate` (409) for a name that is in use, `wrong-state` (409) beyond the most.
 */
export async function saveView(
  platform: Platform,
  caller: SignedInCaller,
  { store: idOrSlug, list, name, search }: NewView & { store: string },
): Promise<SavedView> {
  const { accountId } = caller
  return transact(platform, async (tx) => {
    const store = await findOwnStore(tx, caller, idOrSlug, 'products.read')
    // One after the other, so that two at once do not both find room for the last.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
    const ofList = and(eq(savedViews.accountId, accountId), eq(savedViews.storeId, store.id), eq(savedViews.list, list))
    const [saved] = await tx.select({ views: count() }).from(savedViews).where(ofList)
    if ((saved?.views ?? 0) >= mostSavedViews) throw refuse('stores.too-many-views', { most: mostSavedViews })
    const [view] = await tx
      .insert(savedViews)
      .values({ id: newId(), storeId: store.id, accountId, list, name: name.trim(), search })
      .onConflictDoNothing()
      .returning()
    if (!view) throw refuse('stores.view-name-taken')
    return presentView(view)
  })
}
