import { eachNode, parseText } from '../../words/nodes.ts'

/** The branches that an English plural must have. `=0` and the like are welcome beside them. */
const pluralBranches = { plural: ['one', 'other'], ordinal: ['few', 'one', 'other', 'two'], select: [] }

/** What is wrong with a message: it does not compile, formats what is formatted elsewhere, or lacks a branch. */
export function messageFaults(text: string): string[] {
  try {
    return eachNode(parseText(text)).flatMap((node) => {
      if (node.is === 'value' && (node.kind === 'date' || node.kind === 'time'))
        return [`{${node.name}, ${node.kind}}: give a date as text, from money/format`]
      if (node.is !== 'choice') return []
      const branches = Object.keys(node.branches).filter((name) => !name.startsWith('='))
      const wanted = node.kind === 'select' ? [] : pluralBranches[node.kind]
      if (!branches.includes('other')) return [`{${node.name}} has no branch "other"`]
      if (wanted.length > 0 && String(branches.sort()) !== String(wanted))
        return [`{${node.name}} has the branches ${branches}, English has ${wanted}`]
      return []
    })
  } catch (error) {
    return [`does not compile: ${error instanceof Error ? error.message : error}`]
  }
}

/** The names of what a message is given, in order of the alphabet. */
export function parametersOf(text: string): string[] {
  const nodes = eachNode(parseText(text))
  return [...new Set(nodes.flatMap((node) => ('name' in node ? [node.name] : [])))].sort()
}
