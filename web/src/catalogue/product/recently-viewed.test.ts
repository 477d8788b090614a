import { expect, test } from 'vitest'
import { addViewed, parseViewed } from './recently-viewed.ts'

test('the last one seen comes first, each once, nine at most', () => {
  expect(addViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(addViewed([...'abcdefghi'], 'z')).toEqual([...'zabcdefgh'])
})

test('whatever else stands in the storage counts as nothing', () => {
  expect(parseViewed(null)).toEqual([])
  expect(parseViewed('{oops')).toEqual([])
  expect(parseViewed('{"a":1}')).toEqual([])
  expect(parseViewed('["a",1,null,"b"]')).toEqual(['a', 'b'])
})
