import { sayBusyDuring } from './busy-shop.ts'

/** The shop asks for one to four seconds, so this is about twenty. */
const mostTries = 8
/** A longer wait is not waited out: the caller gets the refusal. In seconds. */
const longestWait = 30
/** Refused before it was read: nothing has happened, whatever was asked. */
const refusedAtDoor = 'platform.overloaded'

type Init = RequestInit & { headers: Headers }

/**
 * Sends a request. When the shop is too busy, waits as long as it says and sends it again, if that does no harm: a read, a request
 * with its own key, or one that was refused at the door.
 */
export async function fetchPatiently(url: string, init: Init): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, init)
    const seconds = readWait(answer)
    if (seconds === null || tries === mostTries || !(await mayRepeat(init, answer))) return answer
    await sayBusyDuring(wait(seconds * 1_000, init.signal))
  }
}

function readWait({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') || Number.NaN)
  return status === 503 && seconds >= 0 && seconds <= longestWait ? seconds : null
}

async function mayRepeat({ method = 'GET', headers }: Init, answer: Response): Promise<boolean> {
  if (method === 'GET' || headers.has('idempotency-key')) return true
  const problem: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === refusedAtDoor
}

/** Ends early when the page is left. */
function wait(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
