import { anyChange, everything, isPartOfAnswer, restOn } from '../answer-tags.ts'
import type { Clock } from '../clock.ts'
import type { ShopChanges } from '../messaging/shop-changes.ts'
import { type Made, openAnswerMakings } from './answer-makings.ts'
import { openAnswerShelf, type Shelved } from './answer-shelf.ts'
import type { Encoding } from './compress-answer.ts'

/** Headers and bytes, ready to be sent repeatedly. */
export type Form = { headers: Record<string, string>; body: Buffer<ArrayBuffer> }

/** A whole answer that is the same for the same question from anyone. */
export type Answer = {
  status: number
  plain: Form
  /** Compressed, as far as somebody has asked for it. */
  zipped: Map<Encoding, Form>
  /** True when others may get it too, later. */
  isShared: boolean
}

/** Where an answer came from: memory, memory though it has changed, new, new behind a stale one, someone else's new one. */
export type AnswerSource = 'kept' | 'stale' | 'made' | 'remade' | 'coalesced'

/** Answers of this process, cached until something that they rest on changes. */
export type AnswerCache = {
  /** The cached answer for this key, or a new one. Concurrent requests wait for the same one. */
  answer(key: string, work: () => Promise<Answer>): Answer | Promise<Answer>
  /**
   * What can be given without making anything: `ready` when `answer` would not, otherwise an answer that was right so many
   * milliseconds ago, for a shop that is too busy to make another.
   */
  look(key: string): 'ready' | { answer: Answer; age: number } | null
}

/** The longest life of an answer, whatever has been told. */
const longestMilliseconds = 600_000
/** A change is shown within this time, in milliseconds: from the read before it to the last answer without it. */
const staleMilliseconds = 1_000
/** What a shop that is too busy gives at most. */
const mostAgeMs = 10_000
/** An answer is not made again sooner than this after the last time while the last one may be given. */
const remadeEveryMs = 750
/** A stale answer is given only at addresses asked for again within this time. Elsewhere people wait for a new one. */
const hotWithinMs = 250
/** The number of answers made again at the same time while stale ones are given. */
const mostRemakes = 4

type Work = () => Promise<Answer>
type Given = { changes: ShopChanges; clock: Clock; count?: (source: AnswerSource, key: string) => void }

/**
 * Caches answers in memory, least recently used evicted first, within `limitBytes`. A told change makes those answers stale that
 * rest on it, including those that are being made.
 */
export function openAnswerCache({ changes, clock, count = () => {} }: Given, limitBytes: number): AnswerCache {
  const shelf = openAnswerShelf(limitBytes)
  const makings = openAnswerMakings()
  let remakes = 0

  changes.subscribe(({ tags, since }) => {
    const told = tags === null || tags.includes(everything) ? null : [...tags, anyChange]
    shelf.tell(told, since)
    makings.tell(told, since)
  })

  async function make(key: string, work: Work, source: AnswerSource): Promise<Answer> {
    const before = makings.find(key)
    count(before ? 'coalesced' : source, key)
    const madeAt = clock.now().getTime()
    const made = await (before ?? makings.start(key, work))
    if (!before && made.answer.isShared) shelf.put(key, made, madeAt)
    return asPart(made)
  }

  /** An answer from memory, if there is one that may be given. */
  function find(key: string, work: Work): Answer | undefined {
    const entry = shelf.find(key)
    if (!entry || clock.now().getTime() - entry.madeAt >= longestMilliseconds) return undefined
    const now = performance.now()
    const isHot = now - entry.askedAt < hotWithinMs
    entry.askedAt = now
    if (entry.staleSince !== null) {
      if (!isHot || isPartOfAnswer() || now >= entry.staleSince + staleMilliseconds) return undefined
      remakeInBackground(key, work, entry)
    }
    count(entry.staleSince === null ? 'kept' : 'stale', key)
    return asPart(entry)
  }

  function remakeInBackground(key: string, work: Work, { startedAt }: Shelved): void {
    if (performance.now() < startedAt + remadeEveryMs || remakes >= mostRemakes || makings.isUnderWay(key)) return
    remakes++
    const done = () => {
      remakes--
    }
    make(key, work, 'remade').then(done, done)
  }

  return {
    answer(key, work) {
      if (changes.isCurrent()) return find(key, work) ?? make(key, work, 'made')
      return changes.catchUp().then((isCurrent) => (isCurrent && find(key, work)) || make(key, work, 'made'))
    },
    look(key) {
      if (makings.isUnderWay(key)) return 'ready'
      const entry = shelf.find(key)
      if (!entry || clock.now().getTime() - entry.madeAt >= longestMilliseconds) return null
      const unread = changes.isCurrent() ? 0 : changes.lagSeconds() * 1_000
      const age = Math.max(unread, entry.staleSince === null ? 0 : performance.now() - entry.staleSince)
      if (age === 0) return 'ready'
      return age > mostAgeMs ? null : { answer: entry.answer, age }
    },
  }
}

/** What a part rests on, the whole rests on, too. */
function asPart({ answer, tags }: Pick<Made, 'answer' | 'tags'>): Answer {
  restOn(...tags)
  return answer
}
