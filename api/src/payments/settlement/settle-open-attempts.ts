import { and, eq, inArray } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { attempts, payments } from '../tables.ts'
import { confirmPayment } from './confirm-payment.ts'

/** Asks about every open attempt to pay an order. */
export async function settleOpenAttempts(platform: Platform, orderId: string): Promise<void> {
  const open = await platform.database
    .select({ provider: attempts.provider, reference: attempts.reference })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(and(eq(payments.orderId, orderId), inArray(attempts.state, ['created', 'redirected'])))
  await Promise.all(open.map((attempt) => confirmPayment(platform, attempt)))
}
