import { asc, lte } from 'drizzle-orm'
import type { TransferProvider } from '../../payments/providers/transfer-provider.ts'
import { openTransferProviders } from '../../payments/providers/transfer-providers.ts'
import type { Platform } from '../../platform/platform.ts'
import { payouts } from '../tables.ts'
import { sendTransfer } from './send-transfer.ts'

const batchSize = 10

/**
 * Asks the providers about every due payout: never sent, slow, or possibly returned. Each is leased for the question, so any
 * number of processes may do it at once.
 */
export async function sweepTransfers(
  platform: Platform,
  providers: readonly TransferProvider[] = openTransferProviders(platform),
): Promise<void> {
  for (let isFull = true; isFull; ) {
    const due = await platform.database
      .select({ id: payouts.id })
      .from(payouts)
      .where(lte(payouts.nextTryAt, platform.clock.now()))
      .orderBy(asc(payouts.nextTryAt))
      .limit(batchSize)
    isFull = due.length === batchSize
    await Promise.all(due.map(({ id }) => sendTransfer(platform, id, providers)))
  }
}
