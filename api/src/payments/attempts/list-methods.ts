import type { PaymentMethod } from '@makola/contract/payments/payments.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { loadRate } from '../../rates/load-rate.ts'
import { offerMethods } from './offer-methods.ts'

/**
 * The ways to pay in a rate's currency, for goods that go to a country: the rate's, unless another one is named.
 * @throws Problem `not-found` (404).
 */
export async function listMethods(
  platform: Platform,
  {
    rateId,
    countryCode,
    amountMinor,
  }: { rateId: string; countryCode?: string | undefined; amountMinor?: number | undefined },
): Promise<PaymentMethod[]> {
  const rate = await loadRate(platform.database, platform.config.baseCurrency, rateId)
  if (!rate) throw notFound('rate')
  const { currency } = rate
  return offerMethods(platform, { countryCode: countryCode ?? rate.countryCode, currency, amountMinor })
}
