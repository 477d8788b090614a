import type { Made } from './answer-makings.ts'

/** An answer in memory. `askedAt` is a time of `performance.now()`, `madeAt` one of the clock. */
export type Shelved = Made & { madeAt: number; askedAt: number }

/** Answers by key, found by tag. */
export type AnswerShelf = {
  find(key: string): Shelved | undefined
  /** Unless a newer one is there. */
  put(key: string, made: Made, madeAt: number): void
  /** Makes the answers stale that rest on one of these tags; null: all of them. */
  tell(tags: readonly string[] | null, since: number): void
}

/** Rough estimates of an entry's size beside its key and bodies, and of each of its tags, in bytes. */
const [entryBytes, tagBytes] = [1_024, 120]
/** A body with its compressed forms, which come later: one or two, each about a tenth of it. */
const withCompressed = 1.2

/** Opens an empty shelf. It holds at most `limitBytes`: the least recently used goes first. */
export function openAnswerShelf(limitBytes: number): AnswerShelf {
  const shelved = new Map<string, Shelved & { bytes: number }>()
  const keysOf = new Map<string, Set<string>>()
  let bytes = 0

  function remove(key: string): void {
    const entry = shelved.get(key)
    if (!entry) return
    shelved.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }

  function makeStale(key: string, since: number): void {
    const entry = shelved.get(key)
    if (entry) entry.staleSince = Math.min(entry.staleSince ?? since, since)
  }

  return {
    find(key) {
      const entry = shelved.get(key)
      if (!entry) return undefined
      // Moved to the end: the first is always the least recently used.
      shelved.delete(key)
      shelved.set(key, entry)
      return entry
    },
    put(key, made, madeAt) {
      const before = shelved.get(key)
      if (before && before.startedAt > made.startedAt) return
      remove(key)
      const bodies = made.answer.plain.body.length * withCompressed
      const size = entryBytes + tagBytes * made.tags.size + 2 * key.length + bodies
      shelved.set(key, { ...made, madeAt, askedAt: before?.askedAt ?? performance.now(), bytes: size })
      bytes += size
      for (const tag of made.tags) {
        const keys = keysOf.get(tag) ?? new Set()
        keysOf.set(tag, keys.add(key))
      }
      for (const oldest of shelved.keys()) {
        if (bytes <= limitBytes) break
        remove(oldest)
      }
    },
    tell(tags, since) {
      if (tags === null) for (const key of shelved.keys()) makeStale(key, since)
      for (const tag of tags ?? []) for (const key of keysOf.get(tag) ?? []) makeStale(key, since)
    },
  }
}
