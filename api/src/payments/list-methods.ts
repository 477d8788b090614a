import type { PaymentMethod } from '@makola/contract/payments.ts'
import type { Platform } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { loadRate } from '../rates/load-rate.ts'
import { openProviders } from './providers/providers.ts'

/**
 * The ways to pay in a rate's country and currency.
 * @throws Problem `not-found` (404).
 */
export async function listMethods(platform: Platform, rateId: string): Promise<PaymentMethod[]> {
  const rate = await loadRate(platform.database, platform.config.baseCurrency, rateId)
  if (!rate) throw notFound('rate')
  const { countryCode, currency } = rate
  return openProviders(platform)
    .filter((provider) => provider.supports({ countryCode, currency }))
    .map(({ name, title, description }) => ({ provider: name, name: title, description, currency }))
}
