import type { SavedView } from '@makola/contract/stores/saved-views.ts'
import { and, eq, ne } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { savedViews } from '../tables.ts'
import { presentView } from './present-view.ts'

type OwnView = { accountId: string; id: string }

const isOwn = ({ accountId, id }: OwnView) => and(eq(savedViews.accountId, accountId), eq(savedViews.id, id))

/**
 * Gives a view of the account another name.
 * @throws Problem `not-found` (404), `duplicate` (409) for the name of another view of the same list.
 */
export async function renameView(platform: Platform, { name, ...own }: OwnView & { name: string }): Promise<SavedView> {
  return transact(platform, async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, own.accountId)).for('no key update')
    const [view] = await tx.select().from(savedViews).where(isOwn(own))
    if (!view) throw notFound('view')
    const isOther = and(
      eq(savedViews.accountId, view.accountId),
      eq(savedViews.storeId, view.storeId),
      eq(savedViews.list, view.list),
      eq(savedViews.name, name.trim()),
      ne(savedViews.id, view.id),
    )
    if ((await tx.select().from(savedViews).where(isOther)).length > 0) throw refuse('stores.view-name-taken')
    await tx.update(savedViews).set({ name: name.trim() }).where(isOwn(own))
    return presentView({ ...view, name: name.trim() })
  })
}

/**
 * Deletes a view of the account.
 * @throws Problem `not-found` (404).
 */
export async function deleteView(db: Queryable, own: OwnView): Promise<void> {
  const deleted = await db.delete(savedViews).where(isOwn(own)).returning({ id: savedViews.id })
  if (deleted.length === 0) throw notFound('view')
}
