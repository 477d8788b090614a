import { type PaymentStart, providerName } from '@makola/contract/payments.ts'
import { and, eq } from 'drizzle-orm'
import { pauseAt } from '../platform/pause-point.ts'
import type { Platform } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { type PaymentProvider, providerTimeoutMilliseconds } from './providers/provider.ts'
import { findProvider, openProviders } from './providers/providers.ts'
import { attempts, payments } from './tables.ts'

/**
 * Asks the provider for its page, outside any transaction, for at most ten seconds. Repeating it gives the same page.
 * When the provider does not answer, the address is null and the attempt stays as it is: the shopper may try again,
 * and the sweeper asks what became of the reference.
 */
export async function startAttempt(
  platform: Platform,
  attemptId: string,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<PaymentStart> {
  const [found] = await platform.database
    .select()
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(eq(attempts.id, attemptId))
  if (!found) throw notFound('payment')
  const { payment_attempts: attempt, payments: payment } = found
  const start = { provider: providerName.parse(attempt.provider), reference: attempt.reference }
  if (attempt.redirectUrl !== null) return { ...start, redirectUrl: attempt.redirectUrl }
  const request = {
    reference: attempt.reference,
    label: payment.label,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    email: payment.email,
    returnUrl: `${platform.config.publicUrl}/payments/success/`,
    openedAt: attempt.createdAt,
  }
  try {
    const signal = AbortSignal.timeout(providerTimeoutMilliseconds)
    const { redirectUrl, providerReference } = await findProvider(providers, attempt.provider).start(request, signal)
    await pauseAt(platform, 'after-provider-call')
    await platform.database
      .update(attempts)
      .set({ state: 'redirected', redirectUrl, providerReference })
      .where(and(eq(attempts.id, attemptId), eq(attempts.state, 'created')))
    return { ...start, redirectUrl }
  } catch (error) {
    platform.log.warn({ err: error, provider: attempt.provider, attemptId }, 'a payment could not be started')
    return { ...start, redirectUrl: null }
  }
}
