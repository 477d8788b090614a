import { type PaymentStart, providerName } from '@makola/contract/payments/payments.ts'
import { and, eq } from 'drizzle-orm'
import { pauseAt } from '../../platform/pause-point.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import type { PaymentProvider, StartAnswer } from '../providers/provider.ts'
import { findProvider, openProviders } from '../providers/providers.ts'
import { returnUrlOf } from '../providers/return-url.ts'
import { withinTimeLimit } from '../providers/within-time-limit.ts'
import { attempts, payments } from '../tables.ts'
import { replaceAttempt } from './replace-attempt.ts'

/**
 * Asks the provider for its page, outside any transaction, for at most ten seconds. Repeating it gives the same page. Without an
 * answer, the address is null and the attempt stays unchanged: the shopper may try again, and the sweeper asks about the
 * reference. A page is returned only once it is stored, so that two concurrent callers never get a page that the other has
 * abandoned.
 */
export async function startAttempt(
  platform: Platform,
  attemptId: string,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<PaymentStart> {
  const started = await openPage(platform, attemptId, providers)
  if (!started.isLost) return started.start
  const replacement = await replaceAttempt(platform, attemptId)
  return (await openPage(platform, replacement ?? attemptId, providers)).start
}

type Opened = { start: PaymentStart; isLost: boolean }

async function openPage(platform: Platform, attemptId: string, providers: readonly PaymentProvider[]): Promise<Opened> {
  const { attempt, payment } = await loadAttempt(platform, attemptId)
  if (attempt.state !== 'created') return { start: presentStart(attempt), isLost: false }
  const answer = await askForPage(platform, providers, attempt, payment)
  if (answer === null) return { start: presentStart(attempt), isLost: false }
  await pauseAt(platform, 'after-provider-call')
  if (answer.redirectUrl !== null) {
    await platform.database
      .update(attempts)
      .set({ state: 'redirected', ...answer })
      .where(and(eq(attempts.id, attemptId), eq(attempts.state, 'created')))
  }
  const { attempt: kept } = await loadAttempt(platform, attemptId)
  return { start: presentStart(kept), isLost: answer.redirectUrl === null && kept.redirectUrl === null }
}

type Attempt = typeof attempts.$inferSelect
type Payment = typeof payments.$inferSelect

async function loadAttempt(platform: Platform, attemptId: string): Promise<{ attempt: Attempt; payment: Payment }> {
  const [found] = await platform.database
    .select({ attempt: attempts, payment: payments })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(eq(attempts.id, attemptId))
  if (!found) throw notFound('payment')
  return found
}

function presentStart({ provider, reference, redirectUrl }: Attempt): PaymentStart {
  return { provider: providerName.parse(provider), reference, redirectUrl }
}

/** Null when the provider does not answer: its action is then unknown. */
async function askForPage(
  platform: Platform,
  providers: readonly PaymentProvider[],
  { id: attemptId, provider, reference, createdAt }: Attempt,
  { label, amountMinor, currency, email }: Payment,
): Promise<StartAnswer | null> {
  const { publicUrl } = platform.config
  const request = {
    reference,
    label,
    amountMinor,
    currency,
    email,
    returnUrl: returnUrlOf(platform.config),
    cancelUrl: `${publicUrl}/payments/failure/?reference=${reference}`,
    openedAt: createdAt,
  }
  try {
    const { start } = findProvider(providers, provider)
    return await withinTimeLimit((signal) => start(request, signal))
  } catch (error) {
    platform.log.warn({ err: error, provider, attemptId }, 'a payment could not be started')
    return null
  }
}
