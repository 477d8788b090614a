import { expect, it } from 'vitest'
import { writeInitials } from './write-initials.ts'

it.each([
  ['Ama Serwaa Owusu', 'AO'],
  ['Ama', 'A'],
  ['  ångström  née ', 'ÅN'],
  ['Ọlá Adé', 'ỌA'],
  ['', ''],
])('writes %s as %s', (name, initials) => {
  expect(writeInitials(name)).toBe(initials)
})
