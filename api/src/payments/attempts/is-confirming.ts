import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { attempts, payments } from '../tables.ts'

/** Returns true when a provider has said that the money for an order is under way: neither arrived nor refused. */
export async function isConfirming(db: Queryable, orderId: string): Promise<boolean> {
  const pending = await db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(attempts.isPending, true),
        inArray(attempts.state, ['created', 'redirected']),
      ),
    )
    .limit(1)
  return pending.length > 0
}
