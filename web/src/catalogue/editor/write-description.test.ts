import { expect, test } from 'vitest'
import { writeDescription } from './write-description.ts'

test('an item of a list holds its text, with or without a list below it', () => {
  expect(writeDescription('<ul><li><p>Cotton</p></li><li><p>Lined</p><ol><li><p>Twice</p></li></ol></li></ul>')).toBe(
    '<ul><li>Cotton</li><li>Lined<ol><li>Twice</li></ol></li></ul>',
  )
})

test('an item of two paragraphs keeps both', () => {
  const html = '<ul><li><p>Cotton</p><p>From Mali</p></li></ul>'
  expect(writeDescription(html)).toBe(html)
})

test('empty paragraphs, items and lists are left out, and so are breaks at either end', () => {
  expect(writeDescription('<h3></h3><p><br>Soft&nbsp;<br></p><p><br></p><ul><li><p></p></li></ul>')).toBe('<p>Soft</p>')
})

test('an empty field is an empty description', () => {
  expect(writeDescription('<p></p>')).toBe('')
})

test('text, marks and links stay as they are', () => {
  const html = '<p>1 &lt; 2 <strong>and <em>3</em></strong><br><a href="https://example.com/?a=1&amp;b=2">Care</a></p>'
  expect(writeDescription(html)).toBe(html)
})
