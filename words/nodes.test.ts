import { expect, test } from 'vitest'
import { parseText } from './nodes.ts'

test('read a tag that begins with a choice: it is a tag', () => {
  expect(parseText('<b>{kind, select, card {Card} other {Cash}}</b>')).toEqual([
    { is: 'tag', name: 'b', children: [expect.objectContaining({ is: 'choice', name: 'kind' })] },
  ])
})

test('read a tag that holds a digit: it is a tag', () => {
  expect(parseText('<b>1</b>')).toEqual([{ is: 'tag', name: 'b', children: [{ is: 'text', text: '1' }] }])
})
