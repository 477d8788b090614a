import { and, eq, isNull } from 'drizzle-orm'
import { payoutAccounts } from '../ledger/tables.ts'
import type { Queryable } from '../platform/database/database.ts'

/** The name on a store's payout account, as its bank told it or else as the owner typed it; null without one. */
export async function findPayoutName(db: Queryable, storeId: string): Promise<string | null> {
  const [account] = await db
    .select({ holder: payoutAccounts.holder, resolvedName: payoutAccounts.resolvedName })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.storeId, storeId), isNull(payoutAccounts.endedAt)))
  return account ? (account.resolvedName ?? account.holder) : null
}
