import { and, eq, isNull } from 'drizzle-orm'
import { payoutAccounts } from '../ledger/tables.ts'
import type { Queryable } from '../platform/database/database.ts'

/** The holder's name on a store's payout account; null without one. */
export async function findPayoutName(db: Queryable, storeId: string): Promise<string | null> {
  const [account] = await db
    .select({ holder: payoutAccounts.holder })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.storeId, storeId), isNull(payoutAccounts.endedAt)))
  return account?.holder ?? null
}
