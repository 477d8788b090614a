import { expect, test } from 'vitest'
import { isSameName } from './is-same-name.ts'

test.each([
  ['Ada Obi', 'OBI, ADA', true],
  ['Chidinma Ngozi Adébáyò', 'adebayo chidinma ngozi', true],
  ['Kente House Ltd', 'KENTE HOUSE LIMITED', true],
  ['Ada Chidi Ngozi Uche Obi', 'Ada Chidi Ngozi Obi', true],
  ['Ada Obi', 'Ada Okafor', false],
  ['Ada Obi', 'Ada Ngozi Obi', false],
  ['Kente House', 'Kente', false],
  ['Ltd', 'Limited', false],
  ['', '', false],
])('%s and %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame)
  expect(isSameName(other, one)).toBe(isSame)
})
