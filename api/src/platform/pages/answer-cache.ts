import type { Clock } from '../clock.ts'
import { defineSignal, type Signals } from '../messaging/signals.ts'

/** Something that every visitor may see has changed. Told by triggers of the tables that such answers are read from. */
export const shopWindowChanged = defineSignal<Record<string, never>>('shop-window.changed')

/** Headers and bytes, ready to be sent as often as they are asked for. */
export type Form = { headers: Record<string, string>; body: Buffer<ArrayBuffer> }

/** A whole answer that is the same for everyone who asks the same. */
export type Answer = {
  status: number
  plain: Form
  /** Compressed, where that makes it smaller. */
  zipped: Form | null
  /** True when others may get it too, later. */
  isShared: boolean
}

/** Answers of this process, kept until something changes. */
export type AnswerCache = {
  /** The answer that is kept under this key; undefined when there is none, or none that is surely right. */
  find(key: string): Answer | undefined
  /** Makes an answer and keeps it. Whoever asks for it meanwhile waits for the same one. */
  make(key: string, work: () => Promise<Answer>): Promise<Answer>
}

/** No answer is kept longer, whatever was or was not heard. */
const longestMilliseconds = 10_000
/** A rough estimate of an entry's size beside its key and bodies, in bytes. */
const entryBytes = 1_024

type Kept = { answer: Answer; bytes: number; madeAt: number }

/**
 * Keeps answers in memory, the last used of them, in at most `limitBytes`. When the shop window changes all of them go, and
 * so do those that are being made: they end in a window that nobody looks into any more.
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
      // Back to the end: the first is always the one that was not asked for longest.
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
