import { hash } from '../ids.ts'

/**
 * Names for statements: under a name, a connection keeps what it has prepared. A text gets one when it comes for the
 * `after`th time, as long as there are fewer than `most`; until then, and beyond, the answer is undefined and the
 * statement is planned each time.
 */
export function statementNames({ most, after = 1 }: { most: number; after?: number }) {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < after) {
      // Texts that come once each would gather here.
      if (counts.size > 10 * most) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = hash(text)
    names.set(text, name)
    return name
  }
}
