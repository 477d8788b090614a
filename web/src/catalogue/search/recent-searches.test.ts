import { expect, it } from 'vitest'
import { addRecent, parseRecent } from './recent-searches.ts'

it('reads what it wrote, and nothing from anything else', () => {
  expect(parseRecent('["kente","shea butter"]')).toEqual(['kente', 'shea butter'])
  for (const text of [null, '', '{', '{"a":1}', '[1,null,"  "]', 'null']) expect(parseRecent(text)).toEqual([])
  expect(parseRecent(JSON.stringify(['a', ' a ', 'x'.repeat(300)]))).toEqual(['a', 'x'.repeat(200)])
})

it('keeps the last six, each once, the newest first', () => {
  expect(addRecent(['a', 'B', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(addRecent(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5'])
})
