import { AsyncLocalStorage } from 'node:async_hooks'

/** The tag of answers about which nothing more is known: every change makes them stale. */
export const anyChange = 'any'
/** Told when everything may have changed. */
export const everything = 'all'

const resting = new AsyncLocalStorage<Set<string>>()

/**
 * Says what the answer that is being made rests on: it becomes stale when one of these tags is told. The migration
 * `shop-changes` lists them. Without effect where no answer is being made to be kept.
 */
export function restOn(...tags: string[]): void {
  const made = resting.getStore()
  if (made) for (const tag of tags) made.add(tag)
}

/** Does the work of one answer, and collects in `tags` what it rests on. */
export function gatherTags<T>(tags: Set<string>, work: () => Promise<T>): Promise<T> {
  return resting.run(tags, work)
}

/** True within the work of an answer: what it is made of must not be stale. */
export function isPartOfAnswer(): boolean {
  return resting.getStore() !== undefined
}
