import { describe, expect, test } from 'vitest'
import type { EvidenceFacts } from './gather-evidence.ts'
import { handoverOf, placeOf } from './handover.ts'

const order = {
  address: { name: 'Ada Obi', line1: '3 Rd 5', city: 'Ibadan', region: 'Oyo', countryCode: 'NG' },
} as EvidenceFacts['order']
const sent = (pickupAddress: string | null, isPickup = true) =>
  ({ parcel: { isPickup, pickupAddress } }) as EvidenceFacts['parcels'][number]
const delivered = sent(null, false)

describe('what a bank reads of parcels', () => {
  test.each([
    ['delivered', [delivered, delivered]],
    ['collected', [sent('12 Oxford St, Accra'), sent(null)]],
    ['both', [delivered, sent('12 Oxford St, Accra')]],
  ] as const)('that were %s', (how, parcels) => {
    expect(handoverOf([...parcels])).toBe(how)
  })

  test('collected everywhere: the places of the stores, not an address of the buyer', () => {
    const parcels = [sent('12 Oxford St, Accra'), sent('5 Broad St, Lagos')]
    expect(placeOf({ order, parcels })).toBe('12 Oxford St, Accra; 5 Broad St, Lagos')
  })

  test('delivered in part, or collected where no place is kept: the address of the order', () => {
    for (const parcels of [[delivered, sent('12 Oxford St, Accra')], [sent(null)]])
      expect(placeOf({ order, parcels })).toContain('Ibadan')
  })
})
