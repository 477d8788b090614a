import { countryOfZone } from '@makola/countries/country-of-zone.ts'

/**
 * Guesses the visitor's country: the time zone is better evidence than the language (an English browser in Lagos), and a
 * language's region comes next. Undefined when the shop serves neither.
 */
export function suggestCountry(
  servedCountryCodes: Iterable<string>,
  browser: { timeZone: string; languages: readonly string[] },
): string | undefined {
  const served = new Set(servedCountryCodes)
  const regions = browser.languages.map((language) => language.split('-').find((part) => /^[A-Z]{2}$/.test(part)))
  return [countryOfZone(browser.timeZone), ...regions].find((code) => code !== undefined && served.has(code))
}
