import { expect, test } from 'vitest'
import { readShare, writeShare } from './share.ts'

test('a share is read with up to two decimals', () => {
  expect(readShare('8.5')).toBe(850)
  expect(readShare(' 8,25 %')).toBe(825)
  expect(readShare('0')).toBe(0)
  expect(readShare('100')).toBe(10_000)
  expect(readShare('0.07')).toBe(7)
})

test('a share outside 0 to 100 is refused', () => {
  for (const text of ['', '-1', '100.01', '8.555', 'ten', '1e1', '1 000']) expect(readShare(text)).toBeNull()
})

test('a share is written as people type it', () => {
  expect(writeShare(850)).toBe('8.5')
  expect(writeShare(7)).toBe('0.07')
  expect(readShare(writeShare(1225))).toBe(1225)
})
