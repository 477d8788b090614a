import type { PaymentStart, ProviderName } from '@makola/contract/payments.ts'
import { and, eq } from 'drizzle-orm'
import { startAttempt } from '../payments/start-attempt.ts'
import { hash } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { reopenPayment } from './reopen-payment.ts'
import { orders } from './tables.ts'

/**
 * Another try to pay an order that still waits for its payment, for whoever has its tracking secret.
 * @throws Problem `not-found` (404), `already-paid`, `wrong-state`, `out-of-stock` (409).
 */
export async function payAgain(
  platform: Platform,
  { orderId, token, provider }: { orderId: string; token: string; provider: ProviderName },
): Promise<PaymentStart> {
  const { attemptId } = await transact(platform, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.trackingHash, hash(token))))
      .for('update')
    if (!order) throw notFound('order')
    return reopenPayment(platform, tx, { order, provider })
  })
  return startAttempt(platform, attemptId)
}
