import { and, eq, isNull } from 'drizzle-orm'
import { on } from '../platform/events.ts'
import { pauseAt } from '../platform/pause-point.ts'
import type { Platform } from '../platform/platform.ts'
import { paymentDuplicated } from './events.ts'
import { providerTimeoutMilliseconds } from './providers/provider.ts'
import { findProvider, openProviders } from './providers/providers.ts'
import { attempts, paymentFacts } from './tables.ts'

export const onPaymentDuplicated = on(paymentDuplicated, 'refund', refundDuplicate)

/** Sends back money that came for an order that was paid already. The fact's id is the provider's key: never twice. */
async function refundDuplicate(platform: Platform, { factId }: { factId: string }): Promise<void> {
  const [due] = await platform.database
    .select({ fact: paymentFacts, reference: attempts.reference })
    .from(paymentFacts)
    .innerJoin(attempts, eq(attempts.id, paymentFacts.attemptId))
    .where(and(eq(paymentFacts.id, factId), isNull(paymentFacts.refundedAt)))
  if (!due) return
  const { transactionId, amountMinor, currency } = due.fact
  const provider = findProvider(openProviders(platform), due.fact.provider)
  const refund = { reference: due.reference, transactionId, amountMinor, currency, key: factId }
  await provider.refund(refund, AbortSignal.timeout(providerTimeoutMilliseconds))
  await pauseAt(platform, 'mid-job')
  await platform.database
    .update(paymentFacts)
    .set({ refundedAt: platform.clock.now() })
    .where(eq(paymentFacts.id, factId))
}
