import { expect, test } from 'vitest'
import { type RichNode, readRichText } from './read-rich-text.ts'

const text = (content: string): RichNode => ({ nodeName: '#text', textContent: content, childNodes: [] })
const node = (nodeName: string, ...nodes: (RichNode | string)[]): RichNode => ({
  nodeName,
  textContent: null,
  childNodes: nodes.map((one) => (typeof one === 'string' ? text(one) : one)),
})
const link = (href: string, label: string): RichNode => ({ ...node('A', label), getAttribute: () => href })
const read = (...nodes: (RichNode | string)[]) => readRichText(node('DIV', ...nodes))

test('bare text is a paragraph, and so is a div', () => {
  expect(read('Hand dyed. ', node('B', 'Heavy'), node('DIV', 'Second line'))).toBe(
    '<p>Hand dyed. <strong>Heavy</strong></p><p>Second line</p>',
  )
})

test('lists keep their items, and come out of a paragraph', () => {
  expect(
    read(node('P', node('UL', node('LI', 'Cotton', node('BR')), node('LI', node('P', 'Lined')), node('LI')))),
  ).toBe('<ul><li>Cotton</li><li>Lined</li></ul>')
})

test('a link to another site stays, others become text', () => {
  expect(read(link('https://example.com/?a=1&b="2"', 'Care'), link('javascript:alert(1)', ' Other'))).toBe(
    '<p><a href="https://example.com/?a=1&amp;b=&quot;2&quot;">Care</a> Other</p>',
  )
})

test('text stays text, with any characters, and other markup is dropped', () => {
  expect(read(node('SPAN', '1 < 2 &\u00a03'), node('I', ' '))).toBe('<p>1 &lt; 2 &amp; 3</p>')
})

test('line breaks alone are empty', () => {
  expect(read(node('P', node('BR')), node('BR'), ' ')).toBe('')
})
