import { anyChange, everything, gatherTags } from '../answer-tags.ts'
import type { Answer } from './answer-cache.ts'

/** An answer, what it rests on, when its making began, and since when it is out of date already, both as `performance.now()`. */
export type Made = { answer: Answer; tags: ReadonlySet<string>; startedAt: number; staleSince: number | null }

/** Answers that are being made. */
export type AnswerMakings = {
  /** One that still can be waited for: nothing has been told since it began. */
  find(key: string): Promise<Made> | undefined
  isUnderWay(key: string): boolean
  start(key: string, work: () => Promise<Answer>): Promise<Made>
  /** These tags have been told; null: everything may have changed. */
  tell(tags: readonly string[] | null, since: number): void
}

/** `told`: the tags that have been told since it began, each with its time. */
type Making = { made: Promise<Made>; told: Map<string, number> }

export function openAnswerMakings(): AnswerMakings {
  const all = new Set<Making['told']>()
  const latest = new Map<string, Making>()

  async function make(work: () => Promise<Answer>, told: Making['told']): Promise<Made> {
    const startedAt = performance.now()
    const tags = new Set<string>()
    const answer = await gatherTags(tags, work)
    // What a page that asks nothing is made of, and why an answer is refused, is not known.
    if (!answer.isShared || tags.size === 0) tags.add(anyChange)
    const times = [everything, ...tags].flatMap((tag) => told.get(tag) ?? [])
    return { answer, tags, startedAt, staleSince: times.length > 0 ? Math.min(...times) : null }
  }

  return {
    find(key) {
      const making = latest.get(key)
      return making?.told.size === 0 ? making.made : undefined
    },
    isUnderWay: (key) => latest.has(key),
    start(key, work) {
      const told: Making['told'] = new Map()
      all.add(told)
      const made = make(work, told).finally(() => {
        all.delete(told)
        if (latest.get(key)?.told === told) latest.delete(key)
      })
      latest.set(key, { made, told })
      return made
    },
    tell(tags, since) {
      for (const told of all) for (const tag of tags ?? [everything]) if (!told.has(tag)) told.set(tag, since)
    },
  }
}
