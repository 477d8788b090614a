import { names } from './data/names.ts'

export type Country = { code: string; name: string }

/** Returns true for the code of a country (ISO 3166-1, in capitals). */
export function isCountry(code: string): boolean {
  return Object.hasOwn(names, code)
}

/** A country's English name, such as "Côte d’Ivoire" for CI; the code itself for an unknown one. */
export function countryName(code: string): string {
  return isCountry(code) ? (names[code] ?? code) : code
}

/** Every country, by name. */
export function listCountries(): Country[] {
  return Object.entries(names).map(([code, name]) => ({ code, name }))
}
