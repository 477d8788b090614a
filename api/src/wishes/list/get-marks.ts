import type { Marks } from '@makola/contract/wishes/wishes.ts'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { stockAlerts, storeFollows, wishes } from '../tables.ts'

/** Returns the ids that hearts and buttons need to know. */
export async function getMarks(
  db: Queryable,
  { owner, caller }: { owner: string | null; caller: Caller },
): Promise<Marks> {
  const wished =
    owner === null
      ? []
      : await db
          .select({ id: wishes.productId })
          .from(wishes)
          .where(eq(wishes.owner, owner))
          .orderBy(desc(wishes.addedAt), desc(wishes.id))
  const productIds = wished.map(({ id }) => id)
  if (caller.kind === 'visitor') return { productIds, alertVariantIds: [], storeIds: [] }
  const { accountId } = caller
  const alerts = await db
    .select({ id: stockAlerts.variantId })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.accountId, accountId), ne(stockAlerts.state, 'told')))
  const follows = await db
    .select({ id: storeFollows.storeId })
    .from(storeFollows)
    .where(eq(storeFollows.accountId, accountId))
  return {
    productIds,
    alertVariantIds: alerts.map(({ id }) => id),
    storeIds: follows.map(({ id }) => id),
  }
}
