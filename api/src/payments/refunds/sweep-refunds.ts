import { lte } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { openProviders } from '../providers/providers.ts'
import { refunds } from '../tables.ts'
import { sendRefund } from './send-refund.ts'

const batchSize = 10

/**
 * Asks the providers about every due refund: never sent, slow, or possibly turned away since. Each is leased for the question, so
 * any number of processes may do it at once.
 */
export async function sweepRefunds(
  platform: Platform,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<void> {
  for (let isFull = true; isFull; ) {
    const due = await platform.database
      .select({ id: refunds.id })
      .from(refunds)
      .where(lte(refunds.nextTryAt, platform.clock.now()))
      .orderBy(refunds.nextTryAt)
      .limit(batchSize)
    isFull = due.length === batchSize
    await Promise.all(due.map(({ id }) => sendRefund(platform, id, providers)))
  }
}
