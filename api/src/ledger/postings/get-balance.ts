import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import { timeZoneOf } from '@makola/countries/time-zones.ts'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { findPayoutHolds } from '../../stores/standing/find-payout-holds.ts'
import { stores } from '../../stores/tables.ts'
import { presentHold } from '../present-hold.ts'
import { readBalances, readReleased } from './read-balances.ts'

/**
 * Returns the amount that the shop owes a store, for the store's members.
 * @throws Problem as `findOwnStore`.
 */
export async function getBalance({ database, clock }: Platform, caller: Caller, idOrSlug: string): Promise<OwnBalance> {
  const { id, countryCode } = await findOwnStore(database, caller, idOrSlug, 'statements.read')
  const balances = await readBalances(database, { of: eq(stores.id, id), now: clock.now() })
  const balance = balances.get(id)
  if (!balance) throw new Error(`The store ${id} is gone`)
  const { currency, nextAvailableAt: next } = balance
  const hold = presentHold((await findPayoutHolds(database, [id], clock.now())).get(id))
  if (next === null) return { ...balance, ...hold, nextAmount: null }
  const amount = await readReleased(database, { storeId: id, from: next, timeZone: timeZoneOf(countryCode) })
  return { ...balance, ...hold, nextAmount: { amount, currency } }
}
