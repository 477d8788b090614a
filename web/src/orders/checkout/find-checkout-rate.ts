import type { Rate } from '@makola/contract/rates/rates.ts'
import type { Country } from '@makola/countries/names.ts'

/**
 * Returns the rate for the checkout: the visitor's choice or, without one, the rate of the shown prices: the first active one in
 * the base currency, by country code.
 */
export function findCheckoutRate(chosen: Rate | null, rates: Rate[], baseCurrency: string): Rate | undefined {
  if (chosen) return chosen
  return rates
    .filter((rate) => rate.active && rate.currency === baseCurrency)
    .toSorted((a, b) => (a.countryCode < b.countryCode ? -1 : 1))[0]
}

/** The countries that the shop knows, each once, by name. */
export function listRateCountries(rates: Rate[]): Country[] {
  const names = new Map(rates.map((rate) => [rate.countryCode, rate.country]))
  return [...names].map(([code, name]) => ({ code, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
