import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { fieldError, refuse } from '../../platform/problem.ts'
import { members, stores } from '../tables.ts'
import { lockStoreNames } from './lock-store-names.ts'
import { haveSameLook } from './looks-of.ts'

/**
 * Refuses a new store the name of one that its owner already has, and names that one: it was perhaps opened a moment ago, in another
 * tab or by a press whose answer was lost. Waits its turn as `refuseTakenName` does, which would send them to another name.
 * @throws Problem `duplicate` (409) with the store that has it.
 */
export async function refuseOwnName(tx: Transaction, accountId: string, name: string): Promise<void> {
  await lockStoreNames(tx)
  const own = await tx
    .select({ slug: stores.slug, name: stores.name })
    .from(stores)
    .innerJoin(members, eq(members.storeId, stores.id))
    .where(and(eq(members.accountId, accountId), eq(members.role, 'owner')))
  const current = own.find((store) => haveSameLook(store.name, name))
  if (current) throw refuse('stores.own-name', {}, { current, errors: [fieldError('/name', 'stores.name-yours')] })
}
