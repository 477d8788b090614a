import { expect, test } from 'vitest'
import { readPercent } from './read-percent.ts'

test.each([
  ['10', 'raise', 1000],
  ['2.5', 'raise', 250],
  [' 7,25 % ', 'lower', -725],
  ['0.05', 'raise', 5],
  ['1000', 'raise', 100_000],
  ['99', 'lower', -9900],
] as const)('%s to %s is %i', (text, way, points) => {
  expect(readPercent(text, way)).toBe(points)
})

test.each([
  ['', 'raise'],
  ['0', 'raise'],
  ['-10', 'raise'],
  ['10.555', 'raise'],
  ['1000.01', 'raise'],
  ['99.01', 'lower'],
  ['100', 'lower'],
  ['ten', 'raise'],
] as const)('%s to %s is refused', (text, way) => {
  expect(readPercent(text, way)).toBeNull()
})
