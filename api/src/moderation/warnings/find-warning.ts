import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { products } from '../../catalogue/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { stores } from '../../stores/tables.ts'
import { takedowns, warnedBuyers } from '../tables.ts'

type Wanted = { takedownId: string; orderId: string }

/** A warning to one buyer; undefined where there is none, or none any more: the product is back, or the address was removed. */
export async function findWarning(db: Queryable, { takedownId, orderId }: Wanted) {
  const [found] = await db
    .select({ text: takedowns.warning, product: products.name, store: stores.name, order: orders })
    .from(warnedBuyers)
    .innerJoin(takedowns, eq(takedowns.id, warnedBuyers.takedownId))
    .innerJoin(products, eq(products.id, takedowns.productId))
    .innerJoin(stores, eq(stores.id, takedowns.storeId))
    .innerJoin(orders, eq(orders.id, warnedBuyers.orderId))
    .where(
      and(
        eq(warnedBuyers.takedownId, takedownId),
        eq(warnedBuyers.orderId, orderId),
        isNull(takedowns.restoredAt),
        isNotNull(orders.email),
        isNull(orders.removalAskedAt),
      ),
    )
  return found
}

/** Notes that a buyer has been told. */
export async function noteBuyerTold(db: Queryable, { takedownId, orderId }: Wanted, toldAt: Date): Promise<void> {
  await db
    .update(warnedBuyers)
    .set({ toldAt })
    .where(and(eq(warnedBuyers.takedownId, takedownId), eq(warnedBuyers.orderId, orderId), isNull(warnedBuyers.toldAt)))
}
