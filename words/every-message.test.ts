import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { type Key, messages } from './messages.ts'
import { eachNode, parseText } from './nodes.ts'
import { problemTexts } from './problems.ts'
import { say } from './say.ts'
import { sayProblem } from './say-problem.ts'

const counts = [0, 1, 2, 5, 21, 1234]
const speak = say('en') as (key: string, params: object) => string

/** Values for every parameter of a message: each choice once, and each count for its numbers. */
function samplesOf(text: string): object[] {
  const nodes = eachNode(parseText(text))
  const selections = nodes.flatMap((node) =>
    node.is === 'choice' && node.kind === 'select' ? Object.keys(node.branches).map((key) => [node.name, key]) : [],
  )
  return counts.flatMap((count) =>
    (selections.length > 0 ? selections : [[]]).map((selected) => {
      const values = nodes.map((node): [string, unknown] => {
        if (node.is === 'tag') return [node.name, (inside: unknown) => `<${inside}>`]
        if (node.is === 'choice') return [node.name, node.kind === 'select' ? Object.keys(node.branches)[0] : count]
        return node.is === 'value' ? [node.name, node.kind === 'number' ? count : 'Adùnní’s'] : ['', '']
      })
      const numbers = nodes.flatMap((node) =>
        node.is === 'choice' && node.kind !== 'select' ? [[node.name, count]] : [],
      )
      return Object.fromEntries([...values, ...numbers, selected].filter(([name]) => name))
    }),
  )
}

test.each(Object.entries(messages))('%s reads as the reference implementation of ICU says it', (key, text) => {
  const reference = new IntlMessageFormat(text, 'en')
  for (const values of samplesOf(text)) {
    const said = reference.format(values as Record<string, string>)
    expect(speak(key as Key, values)).toBe(Array.isArray(said) ? said.join('') : said)
  }
})

test.each(Object.entries(problemTexts))(
  'the problem %s reads as the reference implementation says it',
  (code, text) => {
    const reference = new IntlMessageFormat(text, 'en')
    for (const values of samplesOf(text)) expect(sayProblem(code, values)).toBe(String(reference.format(values)))
  },
)

test('faults inside a problem are said one after another', () => {
  const short = [
    { code: 'catalogue.only-left', params: { product: 'Kente scarf', left: 2 } },
    { code: 'catalogue.sold-out-also', params: { product: 'Gele' } },
  ]
  expect(sayProblem('catalogue.out-of-stock', { short })).toBe('Only 2 left of Kente scarf, Gele is sold out.')
})
