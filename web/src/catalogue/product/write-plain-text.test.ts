import { expect, test } from 'vitest'
import { writePlainText } from './write-plain-text.ts'

test('tags are removed, entities decoded, spaces collapsed', () => {
  expect(writePlainText('<p>Salt &amp; clay,\n fired <b>twice</b>.</p><p>&lt;3</p>', 99)).toBe(
    'Salt & clay, fired twice . <3',
  )
})

test('a long text ends at a word', () => {
  expect(writePlainText('one two three', 9)).toBe('one two…')
})
