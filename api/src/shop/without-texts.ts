/**
 * Returns a value of JSON without these texts, in its texts at any depth. A text goes where it stands by itself: "Ama" does not go
 * from "Panama", nor one address from the end of another. The space between its words may be any, and a name of two words goes in
 * either order. A state or a role stays, also where somebody has the name "Open".
 */
export function withoutTexts<Value>(value: Value, texts: readonly string[]): Value {
  const patterns = texts.filter((text) => text.trim() !== '').map(patternOf)
  return clean(value, patterns) as Value
}

/** True of a text that is one of these names and nothing else. */
export function isNamed(text: string, names: readonly string[]): boolean {
  return text.trim() !== '' && withoutTexts(text, names).trim() === ''
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

function patternOf(text: string): RegExp {
  const words = wordsOf(text).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const inOrder = words.join('\\s+')
  const either = words.length === 2 ? `(?:${inOrder}|${words.toReversed().join(',?\\s+')})` : inOrder
  return new RegExp(`(?<![\\p{L}\\p{N}._+-])${either}(?![\\p{L}\\p{N}_+-]|\\.[\\p{L}\\p{N}])`, 'giu')
}

/** Fields of the log that hold a word of ours. */
const ours = new Set([
  'act',
  'approval',
  'decision',
  'keptStatus',
  'kind',
  'restriction',
  'role',
  'side',
  'state',
  'status',
])

function clean(value: unknown, patterns: readonly RegExp[]): unknown {
  if (typeof value === 'string') return patterns.reduce((left, pattern) => left.replace(pattern, ''), value)
  if (Array.isArray(value)) return value.map((each) => clean(each, patterns))
  if (value === null || typeof value !== 'object') return value
  const isOurs = (key: string, each: unknown) => ours.has(key) && typeof each === 'string' && /^[a-z_-]+$/.test(each)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, isOurs(key, each) ? each : clean(each, patterns)]),
  )
}
