import compile from 'icu-minify/compile'

/** A compiled message taken apart by what stands in it, for whoever reads or rewrites messages. */
export type Node =
  | { is: 'text'; text: string }
  | { is: 'count' }
  | { is: 'value'; name: string; kind: 'plain' | 'number' | 'date' | 'time' }
  | { is: 'choice'; name: string; kind: 'select' | 'plural' | 'ordinal'; branches: Record<string, Node[]> }
  | { is: 'tag'; name: string; children: Node[] }

const choices = { 1: 'select', 2: 'plural', 3: 'ordinal' } as const
const values = { 4: 'number', 5: 'date', 6: 'time' } as const

/**
 * An ICU text, taken apart.
 * @throws SyntaxError where it is not one
 */
export function parseText(text: string): Node[] {
  return readNodes(compile(text))
}

export function readNodes(message: unknown): Node[] {
  return (Array.isArray(message) ? message : [message]).map(readNode)
}

function readNode(node: unknown): Node {
  if (typeof node === 'string') return { is: 'text', text: node }
  if (!Array.isArray(node)) return { is: 'count' }
  const [name, kind, detail] = node
  if (kind === undefined) return { is: 'value', name, kind: 'plain' }
  if (typeof kind === 'number' && kind in choices) {
    const branches = Object.entries(detail as object).map(([key, branch]) => [key, readNodes(branch)])
    return { is: 'choice', name, kind: choices[kind as 1], branches: Object.fromEntries(branches) }
  }
  if (typeof kind === 'number' && kind in values) return { is: 'value', name, kind: values[kind as 4] }
  return { is: 'tag', name, children: node.slice(1).map(readNode) }
}

/** The way back, with every text changed by `change`. */
export function writeNodes(nodes: readonly Node[], change: (text: string) => string): unknown[] {
  return nodes.map((node) => {
    if (node.is === 'text') return change(node.text)
    if (node.is === 'count') return 0
    if (node.is === 'tag') return [node.name, ...writeNodes(node.children, change)]
    if (node.is === 'value') return node.kind === 'plain' ? [node.name] : [node.name, 4]
    const branches = Object.entries(node.branches).map(([key, branch]) => [key, writeNodes(branch, change)])
    return [node.name, { select: 1, plural: 2, ordinal: 3 }[node.kind], Object.fromEntries(branches)]
  })
}

/** Every node, those inside branches and tags too. */
export function eachNode(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.is === 'tag') return [node, ...eachNode(node.children)]
    if (node.is === 'choice') return [node, ...Object.values(node.branches).flatMap(eachNode)]
    return [node]
  })
}
