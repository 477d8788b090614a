/** Waits between tries, in milliseconds: three tries in all. */
const waits = [1000, 2000]

type Surroundings = {
  signal: AbortSignal
  isOnline: () => boolean
  /** Resolves when the connection has returned. */
  untilOnline: (signal: AbortSignal) => Promise<void>
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Repeats `work`, with growing waits, while a retry may help. A failure without a connection waits for it and does not count as a
 * try.
 * @throws What the last try threw, or the signal's reason.
 */
export async function keepTrying<T>(
  work: () => Promise<T>,
  isWorthAnother: (error: unknown) => boolean,
  { signal, isOnline, untilOnline, wait }: Surroundings,
): Promise<T> {
  for (let tries = 0; ; ) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (!isWorthAnother(error)) throw error
      if (!isOnline()) {
        await untilOnline(signal)
        continue
      }
      const pause = waits[tries++]
      if (pause === undefined) throw error
      await wait(pause, signal)
    }
  }
}

/** The browser's connection and clock. */
export const browserSurroundings = (signal: AbortSignal): Surroundings => ({
  signal,
  isOnline: () => navigator.onLine,
  untilOnline: (until) => once(until, (done) => listenTo(window, 'online', done)),
  wait: (milliseconds, until) =>
    once(until, (done) => {
      const timer = setTimeout(done, milliseconds)
      return () => clearTimeout(timer)
    }),
})

/** A promise that can be cancelled; `start` returns how to stop waiting. */
function once(signal: AbortSignal, start: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      stop()
      reject(signal.reason)
    }
    const stop = start(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    })
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

function listenTo(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener, { once: true })
  return () => target.removeEventListener(event, listener)
}
