import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { openChangeReader, type ReadChanges } from './change-reader.ts'

/** What this process and others have changed of the data that visitors see, read from the table `shop_changes`. */
export type ShopChanges = {
  subscribe(hear: (changes: ReadChanges) => void): void
  /** True when everything up to a moment ago has been read. */
  isCurrent(): boolean
  /** Reads now unless it is current; false when that does not succeed quickly. */
  catchUp(): Promise<boolean>
  /** It is not current until a new read: this process has just changed something. */
  expectChange(): void
  /** The time since the last read, in seconds; infinite before the first. */
  lagSeconds(): number
  close(): Promise<void>
}

/** The interval of reads, in milliseconds: while someone asks, and while nobody does. */
const readEvery = { asked: 250, unasked: 15_000 }
/** Nobody has asked for this long, in milliseconds. */
const unaskedAfter = 5_000
/** Who has not read for this long does not know what has changed, in milliseconds. */
const untrustedAfter = 750
/** How long an answer waits for a read, in milliseconds. */
const patience = 250

/** Reads regularly from the first question on, seldom while nobody asks. */
export function openShopChanges(connectionString: string, log: Log): ShopChanges {
  const reader = openChangeReader(connectionString)
  const report = reportLoss(log)
  const listeners: ((changes: ReadChanges) => void)[] = []
  /** When the last successful read, the last read and the last question began, and when a change was last expected. */
  const at = { read: never, tried: never, asked: never, expected: never }
  let reading: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function readOnce(): Promise<void> {
    clearTimeout(timer)
    const startedAt = performance.now()
    at.tried = startedAt
    try {
      const changes = await reader.read()
      at.read = startedAt
      if (changes.tags === null || changes.tags.length > 0) for (const hear of listeners) hear(changes)
      report(null)
    } catch (error) {
      if (!isClosed) report(error)
    }
    reading = null
    if (isClosed) return
    const pause = performance.now() - at.asked < unaskedAfter ? readEvery.asked : readEvery.unasked
    timer = setTimeout(read, Math.max(0, startedAt + pause - performance.now())).unref()
  }

  function read(): Promise<void> {
    reading ??= readOnce()
    return reading
  }

  const knows = () => at.read >= at.expected && performance.now() - at.read < untrustedAfter
  /** A read that began before the expected change does not count; one that failed is not repeated at once. */
  async function readUntilKnown(): Promise<void> {
    for (let triesLeft = 2; triesLeft > 0 && !knows() && !isClosed; triesLeft--) {
      if (!reading && at.tried > at.read && performance.now() - at.tried < readEvery.asked) return
      await read()
    }
  }

  return {
    subscribe: (hear) => void listeners.push(hear),
    isCurrent() {
      at.asked = performance.now()
      return knows()
    },
    async catchUp() {
      // It hangs. A caller that comes now does not wait for it, too.
      if (reading && performance.now() - at.tried > patience) return false
      await Promise.race([readUntilKnown(), wait(patience, undefined, { ref: false })])
      return knows()
    },
    expectChange() {
      at.expected = performance.now()
    },
    lagSeconds: () => (performance.now() - at.read) / 1_000,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await reading
      await reader.close()
    },
  }
}

const never = Number.NEGATIVE_INFINITY

/** Logs once that changes cannot be read, and once that they can again. */
function reportLoss(log: Log): (error: unknown) => void {
  let isLost = false
  return (error) => {
    if (error !== null && !isLost) log.warn({ err: error }, 'shop changes: cannot be read')
    if (error === null && isLost) log.info('shop changes: read again')
    isLost = error !== null
  }
}
