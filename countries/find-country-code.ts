import { isCountry, listCountries } from './names.ts'

const codesByName = new Map(listCountries().map(({ code, name }) => [fold(name), code]))

/** Finds a country by its English name or its code; undefined for none. */
export function findCountryCode(text: string): string | undefined {
  return isCountry(text) ? text : codesByName.get(fold(text))
}

/** "Cote d'Ivoire" is Côte d’Ivoire, "Trinidad and Tobago" is Trinidad & Tobago. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')
}
