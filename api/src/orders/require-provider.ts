import { openProviders } from '../payments/providers/providers.ts'
import type { Platform } from '../platform/platform.ts'
import { invalidField } from '../platform/problem.ts'

/** @throws Problem `validation-failed` (422) when the shop does not offer this way to pay there. */
export function requireProvider(
  platform: Platform,
  name: string,
  { countryCode, currency }: { countryCode: string; currency: string },
): void {
  const isOffered = openProviders(platform).some(
    (provider) => provider.name === name && provider.supports({ countryCode, currency }),
  )
  if (!isOffered) throw invalidField('/provider', 'not_allowed', 'This way to pay is not offered here.')
}
