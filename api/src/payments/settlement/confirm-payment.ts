import { and, eq } from 'drizzle-orm'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import type { NoTransaction, PaymentProvider, ProviderFact, StartedReference } from '../providers/provider.ts'
import { findProvider, openProviders } from '../providers/providers.ts'
import { withinTimeLimit } from '../providers/within-time-limit.ts'
import { attempts } from '../tables.ts'
import { recordAnswer, type Settlement } from './record-answer.ts'

/**
 * The one way of settling a payment: the return page, the webhook and the sweep all end here. The provider is asked outside any
 * transaction, for at most ten seconds; its answer is recorded in one. Repeating it changes nothing.
 * @returns Null when no attempt has this reference.
 */
export async function confirmPayment(
  platform: Platform,
  { provider, reference }: { provider: string; reference: string },
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<Settlement | null> {
  const [attempt] = await findAttempt(platform.database, { provider, reference })
  if (!attempt) return null
  const { providerReference, ...names } = attempt
  const answer = await askProvider(platform, providers, provider, { reference, providerReference })
  await pauseAt(platform, 'after-provider-call')
  const settlement = await transact(platform, (tx) => recordAnswer(tx, { ...names, answer, now: platform.clock.now() }))
  const { decision } = settlement
  if (worrying.has(decision)) platform.log.warn({ ...names, provider, decision }, 'a payment needs to be looked at')
  return settlement
}

const findAttempt = prepareOnce((db, { provider, reference }: Given<{ provider: string; reference: string }>) =>
  db
    .select({ attemptId: attempts.id, paymentId: attempts.paymentId, providerReference: attempts.providerReference })
    .from(attempts)
    .where(and(eq(attempts.provider, provider), eq(attempts.reference, reference))),
)

const worrying = new Set<Settlement['decision']>([
  'overpaid',
  'underpaid',
  'currency_mismatch',
  'reference_mismatch',
  'invalid_fact',
  'second_success',
  'late',
])

/** Null when the provider does not answer: that says nothing about the money. */
async function askProvider(
  platform: Platform,
  providers: readonly PaymentProvider[],
  name: string,
  started: StartedReference,
): Promise<ProviderFact | NoTransaction | null> {
  try {
    const { verify } = findProvider(providers, name)
    return await withinTimeLimit((signal) => verify(started, signal))
  } catch (error) {
    platform.log.warn(
      { err: error, provider: name, reference: started.reference },
      'a provider did not say what became of a payment',
    )
    return null
  }
}
