import type { PaymentMethod } from '@makola/contract/payments/payments.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { loadRate } from '../../rates/load-rate.ts'
import { offerMethods } from './offer-methods.ts'

/**
 * The ways to pay in a rate's country and currency.
 * @throws Problem `not-found` (404).
 */
export async function listMethods(
  platform: Platform,
  { rateId, amountMinor }: { rateId: string; amountMinor?: number | undefined },
): Promise<PaymentMethod[]> {
  const rate = await loadRate(platform.database, platform.config.baseCurrency, rateId)
  if (!rate) throw notFound('rate')
  return offerMethods(platform, { ...rate, amountMinor })
}
