import type { PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { sayAuthor } from '../../auth/account/say-authors.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { payoutAccounts } from '../tables.ts'
import { presentAccount } from './present-payout.ts'

/**
 * Returns a store's payout account; null when it has none.
 * @throws Problem as `findOwnStore`.
 */
export async function getPayoutAccount(
  { database }: Platform,
  caller: Caller,
  idOrSlug: string,
): Promise<PayoutAccount | null> {
  const { id } = await findOwnStore(database, caller, idOrSlug, 'statements.read')
  const [account] = await database
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.storeId, id), isNull(payoutAccounts.endedAt)))
  return account ? sayAuthor(database, 'createdBy', presentAccount(account)) : null
}
