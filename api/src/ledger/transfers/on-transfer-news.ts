import { eq } from 'drizzle-orm'
import { transferNews } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { payoutRuns, payouts } from '../tables.ts'
import { sendTransfer } from './send-transfer.ts'

export const onTransferNews = on(transferNews, 'ask', askAboutTransfer)

/** A webhook is only a reason to ask the provider, so order and repetition do not matter. */
async function askAboutTransfer(
  platform: Platform,
  { provider, reference }: { provider: string; reference: string },
): Promise<void> {
  const [payout] = await platform.database
    .select({ id: payouts.id, via: payoutRuns.via })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(eq(payouts.reference, reference))
  if (payout?.via === provider) await sendTransfer(platform, payout.id)
  else platform.log.warn({ provider, reference }, 'a webhook names no payout of ours')
}
