import { currencies } from './data/currencies.ts'

/** The currency in which a country's people pay (ISO 4217); undefined for Antarctica and anything but a country. */
export function currencyOf(countryCode: string): string | undefined {
  return Object.hasOwn(currencies, countryCode) ? currencies[countryCode] : undefined
}
