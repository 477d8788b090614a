import type { StoreSettings } from '@makola/contract/stores/stores.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { presentBreak, presentStore } from '../browse/present-store.ts'
import { selectStores } from '../browse/select-stores.ts'
import { findOwnStore } from '../require-permission.ts'
import { ownStatus } from '../standing/present-standing.ts'
import { stores } from '../tables.ts'

/**
 * A store with the settings that only their editors see; also a closed one.
 * @throws Problem as `requirePermission`.
 */
export async function getStoreSettings(
  db: Queryable,
  caller: Caller,
  { idOrSlug, mediaUrl }: { idOrSlug: string; mediaUrl: string },
): Promise<StoreSettings> {
  const { id } = await findOwnStore(db, caller, idOrSlug, 'settings.write')
  return loadStoreSettings(db, id, mediaUrl)
}

/** The settings of an existing store. */
export async function loadStoreSettings(db: Queryable, id: string, mediaUrl: string): Promise<StoreSettings> {
  const [row] = await selectStores(db).where(eq(stores.id, id))
  if (!row) throw new Error(`Store ${id} is gone`)
  const { suspensionReason, createdAt, version } = row.store
  const status = ownStatus(row.store, row.standing)
  return {
    ...presentStore(row, mediaUrl),
    status,
    ...presentBreak(row.store, status),
    suspensionReason,
    createdAt: createdAt.toISOString(),
    version,
  }
}
