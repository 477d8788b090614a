import { findCountryCode } from '@makola/countries/find-country-code.ts'
import { countryName, isCountry } from '@makola/countries/names.ts'
import { refuseField } from '../../platform/problem.ts'

/**
 * Finds a country by its English name, its code, or both. With a code any name is accepted that is not another country's ("Ivory
 * Coast" with CI); a code in place of the name is expanded.
 * @throws Problem `validation-failed` for an unknown country, or a name and a code of two countries.
 */
export function findCountry(name: string, countryCode?: string): { country: string; countryCode: string } {
  if (countryCode !== undefined && !isCountry(countryCode)) {
    throw refuseField('/countryCode', 'rates.not-a-country-code')
  }
  const typed = name.trim()
  const named = findCountryCode(typed)
  const code = named ?? countryCode
  if (code === undefined) {
    throw refuseField('/country', 'rates.country-unknown')
  }
  if (countryCode !== undefined && code !== countryCode) {
    throw refuseField('/country', 'rates.other-country', { code: countryCode })
  }
  return { country: named ? countryName(named) : typed, countryCode: code }
}
