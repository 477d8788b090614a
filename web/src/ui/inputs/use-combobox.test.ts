import { expect, it } from 'vitest'
import { nextIndex } from './use-combobox.ts'

it.each([
  ['enters at the top going down', -1, 1, 3, 0],
  ['enters at the bottom going up', -1, -1, 3, 2],
  ['wraps at the end', 2, 1, 3, 0],
  ['wraps at the start', 0, -1, 3, 2],
  ['stays outside an empty list', -1, 1, 0, -1],
] as const)('%s', (_, index, step, count, next) => {
  expect(nextIndex(index, step, count)).toBe(next)
})
