import type { DeliveryTerms } from '@makola/contract/stores/stores.ts'
import { expect, test } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { checkZones, draftZones, emptyOption, readZones } from './delivery-draft.ts'

const t = wordsOf('en')
const terms: DeliveryTerms = {
  currency: 'NGN',
  version: 3,
  zones: [
    {
      name: 'Nigeria',
      countryCodes: ['NG'],
      options: [
        { name: 'Courier', priceMinor: 150_050, freeOverMinor: 5_000_000, minDays: 1, maxDays: 3, pickup: null },
      ],
    },
    {
      name: 'World',
      countryCodes: ['*'],
      options: [
        { name: 'Post', priceMinor: 0, freeOverMinor: null, minDays: 7, maxDays: 14, pickup: null },
        { name: 'Workshop', priceMinor: 0, freeOverMinor: null, minDays: 0, maxDays: 1, pickup: { address: null } },
        { name: 'Desk', priceMinor: 0, freeOverMinor: null, minDays: 0, maxDays: 1, pickup: { address: '1 Quay' } },
      ],
    },
  ],
}

test('loaded terms round-trip', () => {
  const drafts = draftZones(terms)
  expect(drafts[0]?.options[0]).toMatchObject({ price: '1500.50', freeOver: '50000', minDays: '1' })
  expect(drafts[1]).toMatchObject({ isEverywhere: true, countryCodes: [] })
  expect(checkZones(drafts, 'NGN', t)).toEqual({})
  expect(readZones(drafts, 'NGN')).toEqual(terms.zones)
})

test('a fault is reported at its field', () => {
  const option = { ...emptyOption, price: 'a lot', freeOver: 'more', minDays: '4', maxDays: '3' }
  const faults = checkZones([{ name: ' ', isEverywhere: false, countryCodes: [], options: [option] }], 'NGN', t)
  expect(Object.keys(faults).toSorted()).toEqual([
    '/zones/0/countryCodes',
    '/zones/0/name',
    '/zones/0/options/0/freeOverMinor',
    '/zones/0/options/0/maxDays',
    '/zones/0/options/0/name',
    '/zones/0/options/0/priceMinor',
  ])
})
