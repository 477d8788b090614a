import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { attempts, payments } from '../tables.ts'

/** Returns true when a provider has said that the money for an order is under way: neither arrived nor refused. */
export async function isConfirming(db: Queryable, orderId: string): Promise<boolean> {
  return (await selectPending(db, { orderId })).length > 0
}

const selectPending = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db
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
    .limit(1),
)
