import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import type { z } from 'zod'
import { fetchFromBrowser, formatTarget, type Target } from './api-client.ts'

type StreamCall = AnyEndpoint & { events: object }
/** The handlers of events, by name. */
type Handlers<E extends StreamCall> = {
  [K in keyof E['events']]?: (data: E['events'][K] extends z.ZodType ? z.output<E['events'][K]> : never) => void
}

type FollowOptions<E extends StreamCall> = Target<E> & {
  on: Handlers<E>
  /** After a gap in which anything may have happened. */
  onReturn: () => void
  signal: AbortSignal
}

/** The server sends a heartbeat every 25 seconds; silence for more than two means a dead connection. */
const silenceMs = 60_000
const shortestWaitMs = 500
const longestWaitMs = 30_000

/**
 * Follows a stream of events until `signal` ends it: reconnects with growing waits, after the last event seen. Ends by itself
 * when the shop says that there is nothing here to follow.
 */
export async function followEvents<E extends StreamCall>(operation: E, options: FollowOptions<E>): Promise<void> {
  const { signal, onReturn } = options
  const target = formatTarget(operation, options)
  const handlers = options.on as Record<string, ((data: unknown) => void) | undefined>
  let lastId: string | undefined
  for (let failures = 0, isReturn = false; !signal.aborted; isReturn = true) {
    try {
      const headers = new Headers({ accept: 'text/event-stream' })
      if (lastId !== undefined) headers.set('last-event-id', lastId)
      const line = new AbortController()
      const response = await fetchFromBrowser(target, { headers, signal: AbortSignal.any([signal, line.signal]) })
      if (isFinal(response.status)) return
      if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`)
      failures = 0
      if (isReturn) onReturn()
      for await (const { event, data, id } of readEvents(response.body, () => line.abort())) {
        if (id !== undefined) lastId = id
        handlers[event]?.(JSON.parse(data))
      }
    } catch {
      failures++
    }
    await waitToReturn(failures, signal)
  }
}

/** Signed out, forbidden, not found: reconnecting would change nothing. */
const isFinal = (status: number) => [401, 403, 404, 422].includes(status)

/** Half to all of a doubling wait, so that clients do not all reconnect in the same moment. */
function waitToReturn(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(longestWaitMs, shortestWaitMs * 2 ** failures)
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, longest * (0.5 + Math.random() / 2))
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}

type ServerEvent = { event: string; data: string; id: string | undefined }

/** Reads events from a body as they arrive; comments only show that the connection is alive. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSilence: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let silence = setTimeout(onSilence, silenceMs)
  let text = ''
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(onSilence, silenceMs)
      const blocks = (text + piece.value).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    clearTimeout(silence)
    reader.cancel().catch(() => undefined)
  }
}

function parseEvent(block: string): ServerEvent | null {
  const fields = new Map(block.split('\n').map((line) => splitField(line)))
  const event = fields.get('event')
  return event === undefined ? null : { event, data: fields.get('data') ?? 'null', id: fields.get('id') }
}

function splitField(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}
