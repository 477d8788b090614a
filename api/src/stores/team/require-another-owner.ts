import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../platform/problem.ts'
import { members } from '../tables.ts'

/**
 * Sees to it that a store keeps an owner when this one goes. The store is locked by the caller, so that two owners do not
 * let each other go at the same time.
 * @throws Problem `wrong-state` (409).
 */
export async function requireAnotherOwner(tx: Transaction, storeId: string, accountId: string): Promise<void> {
  const [other] = await tx
    .select({ accountId: members.accountId })
    .from(members)
    .where(and(eq(members.storeId, storeId), eq(members.role, 'owner'), ne(members.accountId, accountId)))
    .limit(1)
  if (!other) {
    throw new Problem('wrong-state', 'A store needs an owner. Make someone else an owner first.', {
      current: { owners: 1 },
    })
  }
}
