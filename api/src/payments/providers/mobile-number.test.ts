import { expect, test } from 'vitest'
import { writeMobileNumber } from './mobile-number.ts'

test.each([
  ['0551234987', 'GH', '233551234987', '0551234987'],
  ['+233551234987', 'GH', '233551234987', '0551234987'],
  ['233551234987', 'GH', '233551234987', '0551234987'],
  ['+2330551234987', 'GH', '233551234987', '0551234987'],
  ['0712345678', 'KE', '254712345678', '0712345678'],
  // In Côte d’Ivoire the 0 is part of the number.
  ['0701020304', 'CI', '2250701020304', '0701020304'],
  ['+2250701020304', 'CI', '2250701020304', '0701020304'],
])('%s in %s is %s abroad and %s at home', (typed, countryCode, abroad, atHome) => {
  expect(writeMobileNumber(typed, countryCode)).toEqual({ abroad, atHome })
})
