import { inArray, sql } from 'drizzle-orm'
import { addSeconds } from '../platform/clock.ts'
import { type Platform, transact } from '../platform/platform.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { openProviders } from './providers/providers.ts'
import { sendRefund } from './send-refund.ts'
import { refunds } from './tables.ts'

const batchSize = 10

/** A claimed refund is another sweeper's again after so many seconds: longer than any provider may take. */
const claimSeconds = 60

/** Asks the providers about every refund that is due: one that was never sent, or that takes its time. */
export async function sweepRefunds(
  platform: Platform,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<void> {
  for (let isFull = true; isFull; ) {
    const due = await claimDueRefunds(platform)
    isFull = due.length === batchSize
    await Promise.all(due.map(({ id }) => sendRefund(platform, id, providers)))
  }
}

async function claimDueRefunds(platform: Platform): Promise<{ id: string }[]> {
  const now = platform.clock.now()
  return transact(platform, (tx) => {
    const due = tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(sql`state = 'pending' and next_try_at <= ${now.toISOString()}`)
      .orderBy(refunds.nextTryAt)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    return tx
      .update(refunds)
      .set({ nextTryAt: addSeconds(now, claimSeconds), tries: sql`${refunds.tries} + 1` })
      .where(inArray(refunds.id, due))
      .returning({ id: refunds.id })
  })
}
