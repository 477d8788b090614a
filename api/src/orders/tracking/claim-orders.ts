import { and, eq, inArray, or } from 'drizzle-orm'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { orders } from '../tables.ts'
import { isClaimableBy } from './list-account-orders.ts'

/**
 * Claims guest orders for the account with their confirmed address: the named ones, or all. Orders of the account already stay.
 * Returns the number claimed now.
 * @throws Problem `not-found` (404) when one of the named is neither; then none is taken.
 */
export async function claimOrders(
  platform: Platform,
  { accountId, email }: SignedInCaller,
  ids: readonly string[] | undefined,
): Promise<number> {
  const isNamed = ids && inArray(orders.id, [...ids])
  return transact(platform, async (tx) => {
    if (ids) {
      const found = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(isNamed, or(isClaimableBy(email), eq(orders.accountId, accountId))))
      if (found.length < new Set(ids).size) throw notFound('order')
    }
    const claimed = await tx
      .update(orders)
      .set({ accountId })
      .where(and(isNamed, isClaimableBy(email)))
      .returning({ id: orders.id })
    return claimed.length
  })
}
