import { describe, expect, test } from 'vitest'
import { listCountries } from './names.ts'
import { dialCodeOf, isTooShortPhone, normalisePhone, phoneAtHome } from './phone-numbers.ts'

describe('a phone number, however it is typed', () => {
  const numbers: Record<string, Record<string, [mobile: string, ...typed: string[]][]>> = {
    NG: {
      mobile: [
        [
          '+2348031234567',
          '0803 123 4567',
          '803 123 4567',
          '+234 (0)803 123 4567',
          '00234 803 123 4567',
          '2348031234567',
        ],
      ],
      landline: [['+23412345678', '01 234 5678', '+234 1 234 5678', '00234 1 234 5678']],
      'too short': [['+234803123', '0803 123', '+234 803 123', '00234 803 123']],
    },
    GH: {
      mobile: [
        ['+233241234567', '024 123 4567', '24 123 4567', '+233 (0)24 123 4567', '00233 24 123 4567', '233241234567'],
      ],
      landline: [['+233302123456', '030 212 3456', '+233 30 212 3456']],
      'too short': [['+23324123', '024 123', '+233 24 123']],
    },
    KE: {
      mobile: [
        ['+254712345678', '0712 345678', '712 345 678', '+254 (0)712 345678', '00254 712 345678', '254712345678'],
      ],
      'mobile from 2019 on': [['+254110123456', '0110 123456', '+254 110 123456']],
      landline: [['+254202012345', '020 201 2345', '+254 20 201 2345']],
      'too short': [['+254712345', '0712 345', '+254 712 345']],
    },
    ZA: {
      mobile: [
        ['+27821234567', '082 123 4567', '82 123 4567', '+27 (0)82 123 4567', '0027 82 123 4567', '27821234567'],
      ],
      landline: [['+27214612345', '021 461 2345', '+27 21 461 2345']],
      'too short': [['+2782123', '082 123', '+27 82 123']],
    },
    CI: {
      mobile: [['+2250701234567', '07 01 23 45 67', '+225 07 01 23 45 67', '00225 07 01 23 45 67', '2250701234567']],
      landline: [['+2252721234567', '27 21 23 45 67', '+225 27 21 23 45 67']],
      'too short': [['+225070123', '07 01 23', '+225 07 01 23']],
    },
    GB: {
      mobile: [
        ['+447911123456', '07911 123456', '7911 123456', '+44 (0)7911 123456', '0044 7911 123456', '447911123456'],
      ],
      landline: [['+442079460018', '020 7946 0018', '+44 20 7946 0018', '+44 (0)20 7946 0018']],
      'too short': [['+447911123', '07911 123', '+44 7911 123']],
    },
  }
  const cases = Object.entries(numbers).flatMap(([country, kinds]) =>
    Object.entries(kinds).flatMap(([kind, rows]) =>
      rows.flatMap(([expected, ...typed]) =>
        [expected, ...typed].map((text) => [text, country, kind, expected] as const),
      ),
    ),
  )

  test.each(cases)('%s in %s (%s) is %s', (text, countryCode, _, expected) => {
    expect(normalisePhone(text, countryCode)).toBe(expected)
  })

  test.each([
    ['2348012345678', 'NG', '+2348012345678'],
    ['+234 0801 234 5678', 'NG', '+2348012345678'],
    ['002340801 234 5678', 'NG', '+2348012345678'],
    ['23408012345678', 'NG', '+2348012345678'],
    ['06 612 3456', 'CG', '+242066123456'],
    ['+44 20 7946 0018', 'NG', '+442079460018'],
    ['00233 24 123 4567', 'NG', '+233241234567'],
    ['(212) 555-0100', 'US', '+12125550100'],
    ['555 0100', 'AQ', '5550100'],
    ['4915123456789', 'DE', '+4915123456789'],
  ])('%s in %s is %s, whatever the plan of the country', (text, countryCode, expected) => {
    expect(normalisePhone(text, countryCode)).toBe(expected)
  })

  test.each([
    ['8 (912) 345-67-89', 'RU', '+79123456789'],
    ['06 20 123 4567', 'HU', '+36201234567'],
    ['1 212 555 0100', 'US', '+12125550100'],
    ['011 15-2345-6789', 'AR', '+5491123456789'],
  ])('what is dialled at home before %s in %s is left out: %s', (text, countryCode, expected) => {
    expect(normalisePhone(text, countryCode)).toBe(expected)
  })

  test('a number in its one form keeps it', () => {
    for (const [text, countryCode] of cases) {
      const once = normalisePhone(text, countryCode)
      expect(normalisePhone(once, countryCode)).toBe(once)
    }
  })
})

test.each([
  ['0551234987', 'GH', '0551234987'],
  ['+233551234987', 'GH', '0551234987'],
  ['233551234987', 'GH', '0551234987'],
  ['+2330551234987', 'GH', '0551234987'],
  ['0712345678', 'KE', '0712345678'],
  // In Côte d’Ivoire the 0 is part of the number.
  ['0701020304', 'CI', '0701020304'],
  ['+2250701020304', 'CI', '0701020304'],
])('%s in %s is dialled at home as %s', (text, countryCode, expected) => {
  expect(phoneAtHome(text, countryCode)).toBe(expected)
})

test('every country where people have telephones has a code', () => {
  expect(dialCodeOf('NG')).toBe('+234')
  expect(dialCodeOf('FK')).toBe('+500')
  const without = listCountries().filter(({ code }) => dialCodeOf(code) === null)
  expect(without.map(({ code }) => code)).toEqual(['AQ', 'BV', 'TF', 'HM', 'PN', 'GS', 'UM'])
})

describe('a phone number with digits missing', () => {
  test.each([
    ['NG', ['0803 123', '0803 123 456', '+234 803 123 456', '00234 803 123', '234803123']],
    ['GH', ['024 123', '024 123 45', '+233 24 123 456']],
    ['KE', ['0712 345', '0712 345 67', '+254 712 345']],
    ['CI', ['07 01 23', '07 01 23 4', '+225 07 01 23 4']],
    ['GB', ['07911 123', '07911 12345', '+44 7911 123', '020 7946']],
    ['GB', ['+234 803']],
  ])('in %s is too short: %s', (country, numbers) => {
    for (const typed of numbers) expect([typed, isTooShortPhone(typed, country)]).toEqual([typed, true])
  })

  test.each([
    [
      'NG',
      ['0803 123 4567', '803 123 4567', '0201 234 5678', '+44 7911 123456', '+233 24 123 4567', '0044 20 7946 0018'],
    ],
    // A range that no plan knows yet, and a number of another country without its code: as long as one of their own.
    ['NG', ['0799 123 4567', '07911 123456']],
    ['GH', ['024 123 4567', '030 212 3456']],
    ['KE', ['0110 123456', '020 201 2345', '0712 345678']],
    ['CI', ['07 01 23 45 67', '27 21 23 45 67']],
    ['GB', ['07911 123456', '020 7946 0018', '0800 1111', '016977 2888', '+234 803 123 4567']],
    ['DE', ['030 123456', '0151 23456789', '01512 3456789']],
    ['SH', ['22158', '+290 51234']],
    // As they were written before their plans grew.
    ['BJ', ['97 12 34 56', '+229 97 12 34 56']],
    ['CI', ['07 12 34 56', '+225 07 12 34 56']],
    ['NG', ['01 270 1234', '+234 1 270 1234']],
    ['ZW', ['04 123456']],
    // No code of its own.
    ['AQ', ['123456']],
  ])('is not any of these in %s: %s', (country, numbers) => {
    for (const typed of numbers) expect([typed, isTooShortPhone(typed, country)]).toEqual([typed, false])
  })

  test('one digit is too short wherever there is a plan', () => {
    for (const { code } of listCountries()) {
      const dialCode = dialCodeOf(code)
      if (dialCode) expect(isTooShortPhone(`${dialCode} 1`, code)).toBe(true)
    }
  })
})
