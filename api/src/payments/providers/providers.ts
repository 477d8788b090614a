import type { ProviderName } from '@makola/contract/payments.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import type { PaymentProvider } from './provider.ts'
import { openSandbox } from './sandbox.ts'

/** Every provider that this shop's settings switch on, in the order in which they are offered. */
export function openProviders(platform: Platform): (PaymentProvider & { name: ProviderName })[] {
  return platform.config.sandboxPayments ? [openSandbox(platform)] : []
}

/** @throws Problem `not-found` (404) when there is no such provider, or it is switched off. */
export function findProvider(providers: readonly PaymentProvider[], name: string): PaymentProvider {
  const provider = providers.find((candidate) => candidate.name === name)
  if (!provider) throw notFound('payment provider')
  return provider
}
