import type { Permission } from '@makola/contract/permissions.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { byIdOrSlug } from '../platform/http/id-or-slug.ts'
import { notFound, refuse } from '../platform/problem.ts'
import { requirePermission } from './require-permission.ts'
import { stores } from './tables.ts'

type Change = { caller: Caller; idOrSlug: string; permission: Permission; ifVersion?: number | undefined }

/**
 * Locks the store of a change, so that changes of one store run one after the other.
 * @throws Problem as `requirePermission`, and `version-mismatch` (412).
 */
export async function lockOwnStore(
  tx: Transaction,
  { caller, idOrSlug, permission, ifVersion }: Change,
): Promise<typeof stores.$inferSelect> {
  const [store] = await tx.select().from(stores).where(byIdOrSlug(stores, idOrSlug)).for('no key update')
  if (!store) throw notFound('store')
  await requirePermission(tx, caller, store.id, permission, 'store')
  if (ifVersion !== undefined && ifVersion !== store.version) {
    throw refuse(
      'stores.settings-changed',
      {},
      {
        current: { version: store.version },
      },
    )
  }
  return store
}

/**
 * Locks a store for a change that is not its members'.
 * @throws Problem `not-found` (404).
 */
export async function lockStore(tx: Transaction, storeId: string): Promise<typeof stores.$inferSelect> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('no key update')
  if (!store) throw notFound('store')
  return store
}

/** Counts a change of a store's data in higher modules: its delivery, its currency. Returns the new version. */
export async function touchStore(
  tx: Transaction,
  storeId: string,
  change: Partial<Pick<typeof stores.$inferInsert, 'currency'>> = {},
): Promise<number> {
  const [store] = await tx
    .update(stores)
    .set({ ...change, version: sql`${stores.version} + 1` })
    .where(eq(stores.id, storeId))
    .returning({ version: stores.version })
  return store?.version ?? 0
}
