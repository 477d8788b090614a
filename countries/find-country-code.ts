import { isCountry, listCountries } from './names.ts'
import { otherNames } from './other-names.ts'

const codesByName = new Map(listCountries().map(({ code, name }) => [fold(name), code]))

/** Finds a country by its English name or its code; undefined for none. */
export function findCountryCode(text: string): string | undefined {
  return isCountry(text) ? text : codesByName.get(fold(text))
}

const codesByWords = new Map([
  ...listCountries().map(({ code, name }) => [foldWords(name), code] as const),
  ...Object.entries(otherNames).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
])

/** Finds the country that these words name, all of them, as people say it: ["south", "africa"], ["ivory", "coast"]. */
export const findNamedCountry = (words: readonly string[]): string | undefined => codesByWords.get(words.join(' '))

function foldWords(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

/** "Cote d'Ivoire" is Côte d’Ivoire, "Trinidad and Tobago" is Trinidad & Tobago. */
function fold(name: string): string {
  return foldWords(name).replaceAll(' ', '')
}
