import type { PaymentStart, ProviderName } from '@makola/contract/payments/payments.ts'
import { and, eq } from 'drizzle-orm'
import { startAttempt } from '../../payments/attempts/start-attempt.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { orders } from '../tables.ts'
import { isBehindLink } from '../tracking/find-tracked-order.ts'
import { reopenPayment } from './reopen-payment.ts'

/** A payment page that is opened again and again pays nothing. */
const tries = { calls: 20, seconds: 3600 }

/**
 * Starts another attempt to pay an unpaid order, for anyone with its tracking secret.
 * @throws Problem `not-found` (404), `already-paid`, `wrong-state`, `out-of-stock` (409), `rate-limited` (429).
 */
export async function payAgain(
  platform: Platform,
  { orderId, token, provider }: { orderId: string; token: string; provider: ProviderName },
): Promise<PaymentStart> {
  const isMeant = and(eq(orders.id, orderId), isBehindLink(token))
  if ((await platform.database.$count(orders, isMeant)) === 0) throw notFound('order')
  await countCall(platform, `pay-again:${orderId}`, tries)
  const { attemptId } = await transact(platform, async (tx) => {
    const [order] = await tx.select().from(orders).where(isMeant).for('update')
    if (!order) throw notFound('order')
    return reopenPayment(platform, tx, { order, provider })
  })
  return startAttempt(platform, attemptId)
}
