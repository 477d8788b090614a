import { expect, it } from 'vitest'
import { filterByText } from './match-text.ts'

const countries = ['Côte d’Ivoire - (XOF)', 'Senegal - (XOF)', 'South Africa - (ZAR)', 'Türkiye - (TRY)']
const find = (typed: string) => filterByText(countries, typed, (text) => text)

it.each([
  ['cote', ['Côte d’Ivoire - (XOF)']],
  ["cote d'iv", ['Côte d’Ivoire - (XOF)']],
  ['CÔTE', ['Côte d’Ivoire - (XOF)']],
  ['xof', ['Côte d’Ivoire - (XOF)', 'Senegal - (XOF)']],
  ['zar south', ['South Africa - (ZAR)']],
  ['turk', ['Türkiye - (TRY)']],
  ['  ', countries],
  ['mars', []],
])('finds %j', (typed, found) => {
  expect(find(typed)).toEqual(found)
})

it('puts first what begins as it was typed, then what has words that do', () => {
  const places = ['United Arab Emirates uae', 'Australia', 'United States us usa america', 'Mauritius']
  const sorted = (typed: string) => filterByText(places, typed, (text) => text)
  expect(sorted('united s')).toEqual(['United States us usa america', 'United Arab Emirates uae'])
  expect(sorted('us')).toEqual(['United States us usa america', 'Australia', 'Mauritius'])
})
