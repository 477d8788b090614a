import type { StoreBalance } from '@makola/contract/ledger.ts'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { stores } from '../../stores/tables.ts'
import { readBalances } from './read-balances.ts'

/**
 * Returns the amount that the shop owes a store, for the store's members.
 * @throws Problem as `findOwnStore`.
 */
export async function getBalance(platform: Platform, caller: Caller, idOrSlug: string): Promise<StoreBalance> {
  const { id } = await findOwnStore(platform.database, caller, idOrSlug, 'statements.read')
  const balances = await readBalances(platform.database, { of: eq(stores.id, id), now: platform.clock.now() })
  const balance = balances.get(id)
  if (!balance) throw new Error(`The store ${id} is gone`)
  return balance
}
