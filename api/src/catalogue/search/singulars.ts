const plurals: readonly [ending: string, single: string][] = [
  ['s', ''],
  ['es', ''],
  ['x', ''],
  ['ies', 'y'],
  ['ves', 'f'],
]

/** The word itself, and its possible singular. */
export function singularsOf(word: string): string[] {
  return [
    word,
    ...plurals.flatMap(([ending, single]) => (word.endsWith(ending) ? [word.slice(0, -ending.length) + single] : [])),
  ]
}
