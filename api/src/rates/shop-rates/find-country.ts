import { invalidField } from '../../platform/problem.ts'

/** Regions that the runtime can name but that are no countries of ISO 3166-1. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))
const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const namesByCode = new Map(allCodes().flatMap((code) => nameOf(code)))
const codesByName = new Map([...namesByCode].map(([code, name]) => [fold(name), code]))

/**
 * The country that is meant by its English name, its code, or both. With a code any name is taken that is not another
 * country's ("Ivory Coast" with CI); a code alone in place of the name is written out.
 * @throws Problem `validation-failed` for an unknown country, or a name and a code of two countries.
 */
export function findCountry(name: string, countryCode?: string): { country: string; countryCode: string } {
  if (countryCode !== undefined && !namesByCode.has(countryCode)) {
    throw invalidField('/countryCode', 'unknown_country', 'Must be a country code of ISO 3166-1, like NG.')
  }
  const typed = name.trim()
  const named = namesByCode.has(typed) ? typed : codesByName.get(fold(typed))
  const code = named ?? countryCode
  if (code === undefined) {
    throw invalidField('/country', 'unknown_country', 'Is not a country that we know. Give its countryCode too.')
  }
  if (countryCode !== undefined && code !== countryCode) {
    throw invalidField('/country', 'other_country', `Is another country's name than that of ${countryCode}.`)
  }
  return { country: (named && namesByCode.get(named)) ?? typed, countryCode: code }
}

function allCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

function nameOf(code: string): [string, string][] {
  // A code that was given up (SU, YU) is read as its successor's.
  const isCurrent = new Intl.Locale('und', { region: code }).region === code
  const name = isCurrent && !notCountries.has(code) ? englishNames.of(code) : undefined
  return name === undefined ? [] : [[code, name]]
}

/** "Cote d'Ivoire" is Côte d’Ivoire, "Trinidad and Tobago" is Trinidad & Tobago. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')
}
