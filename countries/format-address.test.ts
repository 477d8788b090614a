import { expect, test } from 'vitest'
import { formatAddress, formatDestination } from './format-address.ts'

const base = { name: 'Ada Obi', line1: '12 Broad Street' }

test.each([
  [
    { countryCode: 'NG', city: 'Ikeja', region: 'Lagos', landmark: 'By the mosque' },
    ['By the mosque', 'Ikeja, Lagos', 'Nigeria'],
  ],
  [
    { countryCode: 'GB', city: 'Leeds', postcode: 'LS1 4AP', line2: 'Flat 2' },
    ['Flat 2', 'Leeds LS1 4AP', 'United Kingdom'],
  ],
  [{ countryCode: 'FR', city: 'Paris', postcode: '75001' }, ['75001 Paris', 'France']],
  [{ countryCode: 'US', city: 'Austin', region: 'TX', postcode: '78701' }, ['Austin, TX 78701', 'United States']],
  [{ countryCode: 'CI', city: 'Abidjan', region: 'Cocody' }, ['Cocody, Abidjan', 'Côte d’Ivoire']],
  [{ countryCode: 'KW', city: 'Salmiya' }, ['Salmiya', 'Kuwait']],
])('%j is written as its country writes it', (given, lines) => {
  expect(formatAddress({ ...base, ...given })).toEqual(['Ada Obi', '12 Broad Street', ...lines])
})

test('of somebody who picks up an order, the name and the country are written', () => {
  expect(formatAddress({ name: 'Ada Obi', countryCode: 'NG' })).toEqual(['Ada Obi', 'Nigeria'])
})

test('a destination is the town and the country, or the country where no town is known', () => {
  expect(formatDestination({ city: 'Lagos', countryCode: 'NG' })).toBe('Lagos, Nigeria')
  expect(formatDestination({ countryCode: 'NG' })).toBe('Nigeria')
})
