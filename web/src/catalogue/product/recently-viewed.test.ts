import { expect, test } from 'vitest'
import { parseViewed } from './recently-viewed.ts'
import { addViewed } from './remember-viewed.ts'

test('the last one viewed comes first, each once, at most nine', () => {
  expect(addViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(addViewed([...'abcdefghi'], 'z')).toEqual([...'zabcdefgh'])
})

test('anything else in the storage counts as empty', () => {
  expect(parseViewed(null)).toEqual([])
  expect(parseViewed('{oops')).toEqual([])
  expect(parseViewed('{"a":1}')).toEqual([])
  expect(parseViewed('["a",1,null,"b"]')).toEqual(['a', 'b'])
})
