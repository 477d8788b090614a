import type { CompiledMessage } from 'icu-minify/format'
import { type Node, readNodes, writeNodes } from './nodes.ts'

const plain = 'abcdefghijklmnoprstuwyzABCDEFGHIJKLMNOPRSTUWYZ'
const accented = 'áƀçđéƒĝĥîĵķļɱñóþŕšţûŵýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛŴÝŽ'
const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]))

/** A message as a translator might have made it: accented, a third longer, in brackets that show where it begins and ends. */
export function pseudo(message: CompiledMessage): CompiledMessage {
  const nodes = readNodes(message)
  const padding = ' ·'.repeat(Math.ceil((lengthOf(nodes) * 0.35) / 2))
  const written = writeNodes(nodes, (text) => text.replace(/[A-Za-z]/g, (letter) => accents.get(letter) ?? letter))
  return typeof message === 'string'
    ? `⟦${written[0]}${padding}⟧`
    : (['⟦', ...written, `${padding}⟧`] as CompiledMessage)
}

/** How many letters a reader sees at most, parameters left out. */
function lengthOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => {
    if (node.is === 'text') return sum + node.text.length
    if (node.is === 'tag') return sum + lengthOf(node.children)
    if (node.is === 'choice') return sum + Math.max(...Object.values(node.branches).map(lengthOf))
    return sum
  }, 0)
}
