import { inArray, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { openProviders } from '../providers/providers.ts'
import { attempts } from '../tables.ts'
import { confirmPayment } from './confirm-payment.ts'

/** The number of attempts that are asked about at the same time. */
const batchSize = 10

/** The time until another sweeper may take a leased attempt, in seconds: longer than any provider may take. */
const leaseSeconds = 60

/**
 * Asks the providers about every due attempt, so that a payment is found even without a return or a webhook. Any number of
 * processes may do it at once.
 */
export async function sweepPayments(
  platform: Platform,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<void> {
  for (let isFull = true; isFull; ) {
    const due = await leaseDueAttempts(platform)
    isFull = due.length === batchSize
    await Promise.all(due.map((attempt) => confirmPayment(platform, attempt, providers)))
  }
}

async function leaseDueAttempts(platform: Platform): Promise<{ provider: string; reference: string }[]> {
  const now = platform.clock.now()
  return transact(platform, (tx) => {
    const due = tx
      .select({ id: attempts.id })
      .from(attempts)
      .where(sql`state in ('created', 'redirected') and next_check_at <= ${now.toISOString()}`)
      .orderBy(attempts.nextCheckAt)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    return tx
      .update(attempts)
      .set({ nextCheckAt: addSeconds(now, leaseSeconds), checks: sql`${attempts.checks} + 1` })
      .where(inArray(attempts.id, due))
      .returning({ provider: attempts.provider, reference: attempts.reference })
  })
}
