import { and, eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import type { ProviderDispute } from '../providers/dispute-desk.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { findProvider, openProviders } from '../providers/providers.ts'
import { withinTimeLimit } from '../providers/within-time-limit.ts'
import { disputes } from '../tables.ts'
import { recordDispute } from './record-dispute.ts'

/** An answer that others overtook is asked for again, so often. */
const mostQuestions = 5

/**
 * Asks a provider what has become of a dispute, outside any transaction, and records the answer. Order and repetition of what woke
 * us do not matter: the answer decides.
 * @throws Error when the provider does not answer: its caller asks again.
 */
export async function followDispute(
  platform: Platform,
  asked: { provider: string; providerDisputeId: string },
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<void> {
  const desk = findProvider(providers, asked.provider).disputes
  if (!desk) return
  const { provider, providerDisputeId } = asked
  const ofIt = and(eq(disputes.provider, provider), eq(disputes.providerDisputeId, providerDisputeId))
  for (let question = 0; question < mostQuestions; question++) {
    const [known] = await platform.database.select({ version: disputes.version }).from(disputes).where(ofIt)
    const told = await withinTimeLimit((signal) => desk.read(providerDisputeId, signal))
    const outcome = await record(platform, provider, told, known?.version ?? 0)
    if (outcome === 'not-ours') platform.log.warn(asked, 'a dispute is about no payment of ours')
    if (outcome !== 'overtaken') return
  }
  throw new Error(`A dispute at ${provider} changes faster than it can be read`)
}

/** Two payments of an order may be disputed at once; of one dispute the first writer wins, and the second asks again. */
function record(platform: Platform, provider: string, told: ProviderDispute, knownVersion: number) {
  const now = platform.clock.now()
  return transact(platform, (tx) => recordDispute(tx, { provider, told, knownVersion, now }))
}
