import { expect, test } from 'vitest'
import { putFirst } from './put-first.ts'

const pictures = ['a', 'b', 'c'].map((id) => ({ id }))
const order = (id: string | null) => putFirst(pictures, id).map((picture) => picture.id)

test('the picture of the choice comes first, the others stay in order', () => {
  expect(order('c')).toEqual(['c', 'a', 'b'])
  expect(order('a')).toEqual(['a', 'b', 'c'])
})

test('without a picture of its own nothing moves', () => {
  expect(order(null)).toEqual(['a', 'b', 'c'])
  expect(order('gone')).toEqual(['a', 'b', 'c'])
})
