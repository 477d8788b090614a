import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/problem.ts'
import { members } from '../tables.ts'

/**
 * Checks that a store keeps an owner when this one leaves. The caller locks the store, so that two owners cannot remove each
 * other at the same time.
 * @throws Problem `wrong-state` (409).
 */
export async function requireAnotherOwner(tx: Transaction, storeId: string, accountId: string): Promise<void> {
  const [other] = await tx
    .select({ accountId: members.accountId })
    .from(members)
    .where(and(eq(members.storeId, storeId), eq(members.role, 'owner'), ne(members.accountId, accountId)))
    .limit(1)
  if (!other) {
    throw refuse(
      'stores.last-owner',
      {},
      {
        current: { owners: 1 },
      },
    )
  }
}
