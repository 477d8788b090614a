/** A field changed here and by someone else, differently. */
export type Collision = { path: string[]; now: unknown; mine: unknown }

type Fields = Record<string, unknown>

/**
 * Merges our changes, `base` → `mine`, with another person's, `base` → `theirs`: a field changed by only one keeps that change;
 * where both changed it, ours wins and is listed in `collisions`.
 */
export function mergeChanges<Value>(base: Value, mine: Value, theirs: Value) {
  const collisions: Collision[] = []
  return { merged: merge(base, mine, theirs, [], collisions) as Value, collisions }
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function merge(base: unknown, mine: unknown, theirs: unknown, path: string[], collisions: Collision[]): unknown {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine
  if (isList(base) && isList(mine) && isList(theirs) && isAligned(base, mine) && isAligned(base, theirs)) {
    return mine.map((item, at) => merge(base[at], item, theirs[at], [...path, String(at)], collisions))
  }
  if (isFields(base) && isFields(mine) && isFields(theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const merged = [...names].map(
      (name) => [name, merge(base[name], mine[name], theirs[name], [...path, name], collisions)] as const,
    )
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }
  collisions.push({ path, now: theirs, mine })
  return mine
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isFields)

/** Lists with the same items in the same order; items without an id are matched by position. */
const isAligned = (a: Fields[], b: Fields[]) => isSame(listIds(a), listIds(b))

const listIds = (list: Fields[]) => list.map(({ id }) => id ?? null)
