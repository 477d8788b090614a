import { expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { measureStrength, nameStrength } from './password-strength.ts'

it.each([
  ['', 0],
  ['Ab1!Ab1!x', 0],
  ['aaaaaaaaaaaa', 1],
  ['1234567890', 1],
  ['abcdefghijklmnop', 1],
  ['Password1234', 1],
  ['tomatoriver', 2],
  ['tomato-river-7', 3],
  ['green kettle walks home', 4],
  ['kQ8#vLz2!pWm6@xT', 4],
])('measures %s as %d', (password, score) => {
  expect(measureStrength(password)).toBe(score)
})

it('does not count one’s own name and address', () => {
  const own = ['Adaobi Nwosu', 'adaobi.nwosu@example.test']
  expect(measureStrength('AdaobiNwosu1')).toBeGreaterThan(measureStrength('AdaobiNwosu1', own))
  expect(measureStrength('AdaobiNwosu1', own)).toBe(1)
  expect(nameStrength(1, wordsOf('en'))).toBe('Easy to guess.')
})

it('counts characters, not bytes', () => {
  expect(measureStrength('😀😀😀😀😀😀')).toBe(0)
})
