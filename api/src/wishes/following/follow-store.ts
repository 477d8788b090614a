import { mostFollows } from '@makola/contract/wishes/follows.ts'
import { and, eq, ne } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'
import { storeFollows } from '../tables.ts'

type Following = { caller: SignedInCaller; store: string }

/**
 * Follows a store that visitors can see. Repeating it changes nothing.
 * @throws Problem `not-found` (404), `wrong-state` (409) beyond 200 stores.
 */
export async function followStore(platform: Platform, { caller: { accountId }, store }: Following): Promise<void> {
  await transact(platform, async (tx) => {
    const storeId = await findStore(tx, store, { isShown: true })
    // When stores are followed at the same moment, each call sees those before it.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
    const isIt = and(eq(storeFollows.accountId, accountId), eq(storeFollows.storeId, storeId))
    if ((await tx.$count(storeFollows, isIt)) > 0) return
    if ((await tx.$count(storeFollows, eq(storeFollows.accountId, accountId))) >= mostFollows) {
      throw refuse('wishes.too-many-follows', { most: mostFollows })
    }
    await tx.insert(storeFollows).values({ accountId, storeId, since: platform.clock.now() })
  })
}

/**
 * Stops following a store, also one that is closed. Repeating it changes nothing.
 * @throws Problem `not-found` (404).
 */
export async function unfollowStore({ database }: Platform, { caller, store }: Following): Promise<void> {
  const storeId = await findStore(database, store, { isShown: false })
  await database
    .delete(storeFollows)
    .where(and(eq(storeFollows.accountId, caller.accountId), eq(storeFollows.storeId, storeId)))
}

async function findStore(db: Queryable, name: string, { isShown }: { isShown: boolean }): Promise<string> {
  const [store] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(byIdOrSlug(stores, name), isShown ? ne(stores.status, 'closed') : undefined))
  if (!store) throw notFound('store')
  return store.id
}
