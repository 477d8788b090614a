import type { Clock } from '../clock.ts'
import { defineSignal, type Signals } from '../messaging/signals.ts'

/** Public data have changed. Emitted by triggers of the tables behind such answers. */
export const shopWindowChanged = defineSignal<Record<string, never>>('shop-window.changed')

/** Headers and bytes, ready to be sent repeatedly. */
export type Form = { headers: Record<string, string>; body: Buffer<ArrayBuffer> }

/** A whole answer that is the same for the same question from anyone. */
export type Answer = {
  status: number
  plain: Form
  /** Compressed, if that makes it smaller. */
  zipped: Form | null
  /** True when others may get it too, later. */
  isShared: boolean
}

/** Answers of this process, cached until something changes. */
export type AnswerCache = {
  /** The cached answer for this key; undefined when there is none, or none that is certainly current. */
  find(key: string): Answer | undefined
  /** Makes and caches an answer. Concurrent requests wait for the same one. */
  make(key: string, work: () => Promise<Answer>): Promise<Answer>
}

/** The longest life of an answer, whatever signals arrived. */
const longestMilliseconds = 10_000
/** A rough estimate of an entry's size beside its key and bodies, in bytes. */
const entryBytes = 1_024

type Kept = { answer: Answer; bytes: number; madeAt: number }

/**
 * Caches answers in memory, least recently used evicted first, within `limitBytes`. A change of public data drops all of them,
 * including those being made, whose results are then discarded.
 */
export function openAnswerCache(
  { signals, clock }: { signals: Signals; clock: Clock },
  limitBytes: number,
): AnswerCache {
  const openWindow = () => ({ kept: new Map<string, Kept>(), bytes: 0, underWay: new Map<string, Promise<Answer>>() })
  let shown = openWindow()
  signals.subscribe(shopWindowChanged, () => {
    shown = openWindow()
  })

  function forget(window: typeof shown, key: string): void {
    window.bytes -= window.kept.get(key)?.bytes ?? 0
    window.kept.delete(key)
  }

  function keep(window: typeof shown, key: string, answer: Answer): void {
    const bytes = entryBytes + 2 * key.length + answer.plain.body.length + (answer.zipped?.body.length ?? 0)
    forget(window, key)
    window.kept.set(key, { answer, bytes, madeAt: clock.now().getTime() })
    window.bytes += bytes
    for (const oldest of window.kept.keys()) {
      if (window.bytes <= limitBytes) break
      forget(window, oldest)
    }
  }

  return {
    find(key) {
      const entry = shown.kept.get(key)
      const isRight = signals.isListening() && entry && clock.now().getTime() - entry.madeAt < longestMilliseconds
      if (!isRight) return undefined
      // Moved to the end: the first is always the least recently used.
      shown.kept.delete(key)
      shown.kept.set(key, entry)
      return entry.answer
    },
    make(key, work) {
      const window = shown
      const before = window.underWay.get(key)
      if (before) return before
      const making = work()
        .then((answer) => {
          if (answer.isShared) keep(window, key, answer)
          return answer
        })
        .finally(() => window.underWay.delete(key))
      window.underWay.set(key, making)
      return making
    },
  }
}
