import { expect, test } from 'vitest'
import { nearWords } from './near-words.ts'

const known = ['bag', 'scarf', 'scar', 'craft', 'bracelet', 'bracelets', 'necklace', 'headphones', 'mascara', 'kente']
const near = (typed: string, isLast = true) => nearWords(typed, known, { isLast }).map(({ word }) => word)

test('a letter too few, too many, wrong, or swapped with the next is forgiven', () => {
  expect(near('neklace')).toEqual(['necklace'])
  expect(near('necklaace')).toEqual(['necklace'])
  expect(near('maskara')).toEqual(['mascara'])
  expect(near('scraf')[0]).toBe('scarf')
  expect(near('haedphons')).toEqual(['headphones'])
})

test('the nearest comes first', () => {
  expect(near('braclet')).toEqual(['bracelet', 'bracelets'])
})

test('of a short word nothing is near, and a word is not near itself', () => {
  expect(near('bog')).toEqual([])
  expect(near('kente')).toEqual([])
})

test('only the last word may be unfinished', () => {
  expect(near('haedp')).toEqual(['headphones'])
  expect(near('haedp', false)).toEqual([])
})
