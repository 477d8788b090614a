import { expect, test } from 'vitest'
import { nearWords } from './near-words.ts'

const known = ['bag', 'scarf', 'scar', 'craft', 'bracelet', 'bracelets', 'necklace', 'headphones', 'mascara', 'kente']
const near = (typed: string, isLast = true) => nearWords(typed, known, { isLast }).map(({ word }) => word)

test('a missing, extra, wrong or swapped letter is forgiven', () => {
  expect(near('neklace')).toEqual(['necklace'])
  expect(near('necklaace')).toEqual(['necklace'])
  expect(near('maskara')).toEqual(['mascara'])
  expect(near('scraf')[0]).toBe('scarf')
  expect(near('haedphons')).toEqual(['headphones'])
})

test('the nearest word comes first', () => {
  expect(near('bracelte')).toEqual(['bracelet', 'bracelets'])
})

test('of a word of fewer than eight letters only one may be wrong: a wallet is no walnut', () => {
  expect(nearWords('wallet', ['walnut'], { isLast: true })).toEqual([])
  expect(nearWords('kettle', ['kente'], { isLast: true })).toEqual([])
})

test('a short word has no near words, and a word is not near itself', () => {
  expect(near('bog')).toEqual([])
  expect(near('kente')).toEqual([])
})

test('only the last word may be unfinished', () => {
  expect(near('haedp')).toEqual(['headphones'])
  expect(near('haedp', false)).toEqual([])
})
