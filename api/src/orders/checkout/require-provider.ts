import { openProviders } from '../../payments/providers/providers.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseField } from '../../platform/problem.ts'

export type OpenProvider = ReturnType<typeof openProviders>[number]

/**
 * Finds the payment provider of this name.
 * @throws Problem `validation-failed` (422) when the shop does not offer this way to pay that much there.
 */
export function requireProvider(
  platform: Platform,
  name: string,
  { countryCode, currency, totalMinor }: { countryCode: string; currency: string; totalMinor: number },
): OpenProvider {
  const provider = openProviders(platform).find(
    (offered) => offered.name === name && offered.supports({ countryCode, currency, amountMinor: totalMinor }),
  )
  if (!provider) throw refuseField('/provider', 'orders.way-not-offered')
  return provider
}
