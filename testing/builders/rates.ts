import type { Platform } from '../../api/src/platform/platform.ts'
import type { ActiveRate } from '../../api/src/rates/load-rate.ts'
import { createRate } from '../../api/src/rates/shop-rates/create-rate.ts'
import { findCountry } from '../../api/src/rates/shop-rates/find-country.ts'

type GivenRate = Omit<Partial<Parameters<typeof createRate>[1]>, 'country'>

/** Nigeria at 1,500 naira for one unit of the base currency, unless told otherwise. One rate a country. */
export function aRate(shop: Platform, given: GivenRate = {}): Promise<ActiveRate> {
  const { country, countryCode } = findCountry(given.countryCode ?? 'NG')
  return createRate(shop, { currency: 'NGN', rate: '1500', ...given, country, countryCode }, 'a test')
}
