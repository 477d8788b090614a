import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { stockMovements } from './tables.ts'

/** True when what was left of an order's variant went back to stock with its parcel. */
export async function cameBack(
  db: Queryable,
  { orderId, variantId }: { orderId: string; variantId: string },
): Promise<boolean> {
  const isIt = and(
    eq(stockMovements.orderId, orderId),
    eq(stockMovements.variantId, variantId),
    eq(stockMovements.kind, 'returned'),
  )
  return (await db.$count(stockMovements, isIt)) > 0
}
