import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../platform.ts'

/** A task that each worker repeats every second: too frequent for a queue, and cheap when there is nothing to do. */
export type Round = {
  name: string
  everySecond: true
  /** The signal ends what takes long when the worker stops. */
  run: (platform: Platform, signal: AbortSignal) => Promise<void>
}

const restMilliseconds = 1_000

/** Starts rounds, each one after the other. A failed one is logged and repeated. Returns how to stop them. */
export function startRounds(
  rounds: readonly Round[],
  platform: Platform,
  onError: (error: Error) => void,
): () => Promise<void> {
  const stopped = new AbortController()
  const going = rounds.map(async ({ run }) => {
    while (!stopped.signal.aborted) {
      await run(platform, stopped.signal).catch(onError)
      await wait(restMilliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  })
  return async () => {
    stopped.abort()
    await Promise.all(going)
  }
}
