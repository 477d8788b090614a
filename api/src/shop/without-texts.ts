/**
 * Returns a value of JSON without these texts, in its texts at any depth. A text goes where it stands by itself: "Ama" does not go
 * from "Panama", nor one address from the end of another.
 */
export function withoutTexts<Value>(value: Value, texts: readonly string[]): Value {
  const patterns = texts
    .filter((text) => text.trim() !== '')
    .map(
      (text) =>
        new RegExp(
          `(?<![\\p{L}\\p{N}._+-])${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}_+-]|\\.[\\p{L}\\p{N}])`,
          'giu',
        ),
    )
  return clean(value, patterns) as Value
}

function clean(value: unknown, patterns: readonly RegExp[]): unknown {
  if (typeof value === 'string') return patterns.reduce((left, pattern) => left.replace(pattern, ''), value)
  if (Array.isArray(value)) return value.map((each) => clean(each, patterns))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, clean(each, patterns)]))
}
