import type { Trust } from '@makola/contract/orders/trust.ts'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { isTrustedByRecord } from '../../stores/standing/change-tier-by-record.ts'
import { standingOf } from '../../stores/standing/present-standing.ts'
import { storeStanding } from '../../stores/tables.ts'
import { findObstacle } from './find-obstacle.ts'
import { readTrustRecord } from './read-trust-record.ts'
import { judge } from './trust-rule.ts'

/**
 * A store's record, held against what the highest level needs.
 * @throws Problem as `findOwnStore`.
 */
export async function getTrust(platform: Platform, caller: Caller, idOrSlug: string): Promise<Trust> {
  const { database, clock } = platform
  const store = await findOwnStore(database, caller, idOrSlug, 'orders.read')
  const [row] = await database.select().from(storeStanding).where(eq(storeStanding.storeId, store.id))
  const standing = standingOf(row ?? null)
  return {
    tier: standing.tier,
    isByRecord: isTrustedByRecord(standing),
    waitsFor: findObstacle(store, standing),
    ...judge(await readTrustRecord(database, store.id, clock.now())),
  }
}
