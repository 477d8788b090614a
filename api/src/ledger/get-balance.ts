import type { StoreBalance } from '@makola/contract/ledger.ts'
import type { Caller } from '../platform/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { findOwnStore } from '../stores/require-permission.ts'
import { readBalance } from './read-balance.ts'

/**
 * What the shop owes a store, for its own people.
 * @throws Problem as `findOwnStore`.
 */
export async function getBalance(platform: Platform, caller: Caller, idOrSlug: string): Promise<StoreBalance> {
  const { id, currency } = await findOwnStore(platform.database, caller, idOrSlug, 'statements.read')
  const balance = await readBalance(platform.database, { storeId: id, currency, now: platform.clock.now() })
  return {
    currency,
    pending: { amount: balance.pendingMinor, currency },
    available: { amount: balance.availableMinor, currency },
    nextAvailableAt: balance.nextAvailableAt?.toISOString() ?? null,
  }
}
