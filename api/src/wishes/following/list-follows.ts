import type { FollowedStore } from '@makola/contract/wishes/follows.ts'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { presentStoreSummary } from '../../stores/browse/present-store.ts'
import { selectStores } from '../../stores/browse/select-stores.ts'
import { stores } from '../../stores/tables.ts'
import { storeFollows } from '../tables.ts'

/** Lists the stores that an account follows, newest first, without those that are closed. */
export async function listFollows({ database, config }: Platform, accountId: string): Promise<FollowedStore[]> {
  const rows = await selectStores(database)
    .innerJoin(storeFollows, and(eq(storeFollows.storeId, stores.id), eq(storeFollows.accountId, accountId)))
    .where(ne(stores.status, 'closed'))
    .orderBy(desc(storeFollows.since))
  return rows.map((row) => {
    const { id, slug, name, logo } = presentStoreSummary(row, config.mediaUrl)
    return { id, slug, name, logo }
  })
}
