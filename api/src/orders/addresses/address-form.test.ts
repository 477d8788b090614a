import type { AddressField } from '@makola/contract/orders/address-form.ts'
import type { Address } from '@makola/contract/orders/orders.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import type { Problem } from '../../platform/problem.ts'
import { addressForm, checkAddress } from './address-form.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const namesOf = (country: string) => addressForm(country).fields.map((field) => field.name)
const field = (country: string, name: AddressField['name']) =>
  addressForm(country).fields.find((candidate) => candidate.name === name)

describe('the address form', () => {
  test('is returned for a country', async () => {
    const response = await shop.request('/orders/address-form?country=NG')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      data: {
        countryCode: 'NG',
        dialCode: '+234',
        fields: [{ name: 'name', autocomplete: 'name', required: true }, {}, {}, {}, {}],
      },
    })
  })

  test('has the fields that people there write, in their order', () => {
    expect(namesOf('NG')).toEqual(['name', 'line1', 'landmark', 'city', 'region'])
    expect(field('NG', 'region')?.options).toHaveLength(37)
    expect(field('GH', 'postcode')).toMatchObject({ label: 'Digital address (GhanaPostGPS)', required: false })
    expect(field('GH', 'region')?.options).toHaveLength(16)
    expect(field('KE', 'region')).toMatchObject({ label: 'County', required: true })
    expect(field('KE', 'region')?.options).toHaveLength(47)
    expect(field('ZA', 'line2')).toMatchObject({ label: 'Suburb', required: true })
    expect(namesOf('CI')).not.toContain('postcode')
    expect(field('CI', 'region')).toMatchObject({ label: 'Commune', required: true })
    expect(namesOf('GB')).toEqual(['name', 'line1', 'line2', 'city', 'postcode'])
    expect(field('GB', 'postcode')).toMatchObject({ patternWords: 'Must look like SW1A 1AA.' })
    expect(namesOf('JP')).toEqual(['name', 'line1', 'line2', 'city', 'region', 'postcode'])
  })
})

test('a country’s form matches its validation', () => {
  for (const [country, postcode] of [
    ['GB', 'e8 3rh'],
    ['NL', '1012 ab'],
    ['DE', '10115'],
    ['GH', 'ga-183-8164'],
  ] as const) {
    const pattern = new RegExp(field(country, 'postcode')?.pattern ?? '', 'i')
    expect(postcode, country).toMatch(pattern)
    expect(
      checkAddress({ name: 'Ada', line1: '1 Road', city: 'Town', region: 'Ashanti', postcode, countryCode: country }),
    ).toBeDefined()
    expect('?').not.toMatch(pattern)
  }
})

describe('an address', () => {
  const base = { name: 'Ada Obi', line1: '1 Road', city: 'Town' }
  const faultsOf = (address: Address) => {
    try {
      checkAddress(address)
      return []
    } catch (error) {
      return (error as Problem).errors?.map((fault) => [fault.pointer, fault.code])
    }
  }

  test.each([
    ['GB', { postcode: 'sw1a1aa' }, []],
    ['GB', { postcode: 'SW1A 1AA' }, []],
    ['GB', { postcode: '12345' }, [['/address/postcode', 'orders.address-format']]],
    ['GB', {}, [['/address/postcode', 'orders.address-required']]],
    ['ZA', { line2: 'Gardens', region: 'Western Cape', postcode: '8001' }, []],
    [
      'ZA',
      { line2: 'Gardens', region: 'Western Cape', postcode: '80011' },
      [['/address/postcode', 'orders.address-format']],
    ],
    [
      'ZA',
      { postcode: '8001' },
      [
        ['/address/line2', 'orders.address-required'],
        ['/address/region', 'orders.address-required'],
      ],
    ],
    ['GH', { region: 'Ashanti' }, []],
    ['GH', { region: 'Ashanti', postcode: 'GA-183-8164' }, []],
    ['GH', { region: 'Ashanti', postcode: '00233' }, [['/address/postcode', 'orders.address-format']]],
    ['KE', { region: 'Lagos' }, [['/address/region', 'platform.one-of']]],
    ['CI', { region: 'Cocody' }, []],
    ['CI', { region: ' ' }, [['/address/region', 'orders.address-required']]],
    ['JP', {}, []],
  ])('of %s with %j', (countryCode, given, faults) => {
    expect(faultsOf({ ...base, ...given, countryCode })).toEqual(faults)
  })

  test('is stored without fields that its country does not use', () => {
    const given = { ...base, line1: ' 1 Road ', region: 'Lagos', postcode: '100001', countryCode: 'NG' }
    expect(checkAddress(given)).toEqual({ ...base, region: 'Lagos', countryCode: 'NG' })
  })
})
