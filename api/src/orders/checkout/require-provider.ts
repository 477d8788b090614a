import { openProviders } from '../../payments/providers/providers.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseField } from '../../platform/problem.ts'

/** @throws Problem `validation-failed` (422) when the shop does not offer this way to pay that much there. */
export function requireProvider(
  platform: Platform,
  name: string,
  { countryCode, currency, totalMinor }: { countryCode: string; currency: string; totalMinor: number },
): void {
  const isOffered = openProviders(platform).some(
    (provider) => provider.name === name && provider.supports({ countryCode, currency, amountMinor: totalMinor }),
  )
  if (!isOffered) throw refuseField('/provider', 'orders.way-not-offered')
}
