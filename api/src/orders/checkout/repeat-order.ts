import { desc, eq, sql } from 'drizzle-orm'
import { attempts, payments } from '../../payments/tables.ts'
import { type KeyedRequest, requireSameBody } from '../../platform/http/idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { orders } from '../tables.ts'
import type { StartedOrder } from './reopen-payment.ts'

/**
 * Reads the order that the first request with a key has placed: its answer is made again from it, and nothing is changed.
 * @throws Problem `idempotency-key-reused` (422) for another body.
 */
export async function repeatOrder(
  { database }: Platform,
  keyed: KeyedRequest,
  first: { bodyHash: string; orderId: string },
): Promise<StartedOrder> {
  requireSameBody(keyed, first)
  const [found] = await database
    .select({ order: orders, attemptId: attempts.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(attempts, eq(attempts.paymentId, payments.id))
    .where(eq(orders.id, first.orderId))
    // An attempt whose page was lost was replaced by the next one.
    .orderBy(sql`${attempts.state} = 'abandoned'`, desc(attempts.createdAt))
    .limit(1)
  if (!found) throw new Error(`Order ${first.orderId} was never asked to be paid`)
  return found
}
