import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

test.each([
  [150, 100, { text: '+50%', tone: 'success' }],
  [0, 80, { text: '−100%', tone: 'danger' }],
  [1000, 1001, { text: '±0%', tone: 'neutral' }],
  [5, 0, null],
])('%i after %i', (now, before, change) => {
  expect(describeChange(now, before)).toEqual(change)
})
