import type { Context } from 'hono'
import { defineSignal, type Signals } from '../messaging/signals.ts'
import { refuse } from '../problem.ts'

/** Sends one event to the listener, who returns `id` as `Last-Event-ID` on reconnecting. */
type Send<Events> = <K extends keyof Events & string>(event: K, data: Events[K], id?: string) => void

/** Starts the stream; its result is called when the stream ends, whoever ended it. */
export type Follow<Events> = (send: Send<Events>) => () => void

type Opening<Events> = {
  /** The listener, and its limit of streams. */
  listener: { id: string; limit: number }
  /** Called at every heartbeat, and when its access may have changed: checks that this listener still has access. The stream ends when not. */
  isWelcome(): Promise<boolean>
  follow: Follow<Events>
}

/** The endless answers of this process: server-sent events. */
export type Streams = {
  /**
   * Answers with a stream of events.
   * @throws Problem `rate-limited` (429) when this listener has enough of them, `overloaded` (503) when all have.
   */
  open<Events>(c: Context, opening: Opening<Events>): Response
  /** Ends all of them, and refuses new ones: the process is about to stop. */
  end(): void
}

/** A listener may have lost access, for example by signing out: its streams ask at once, in every process. */
export const accessChanged = defineSignal<{ listenerId: string }>('access.changed')

/** The limit of one process, beside its requests. */
const streamsPerProcess = 1_500
/** Shorter than any proxy's timeout for a silent answer. */
const heartbeatMilliseconds = 25_000
const comeAgainMilliseconds = 2_000
/** A listener this far behind has gone, or should reconnect and look. */
const unreadBytes = 256 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // For proxies that buffer answers.
  'x-accel-buffering': 'no',
}

export function openStreams(signals: Pick<Signals, 'subscribe'>): Streams {
  const streams = new Map<string, Set<Stream>>()
  const all = () => [...streams.values()].flatMap((own) => [...own])
  let count = 0
  let isEnding = false

  signals.subscribe(accessChanged, (told) => {
    const concerned = told ? [...(streams.get(told.listenerId) ?? [])] : all()
    for (const stream of concerned) void stream.beat()
  })

  return {
    open(c, { listener, ...telling }) {
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      const own = streams.get(listener.id) ?? new Set<Stream>()
      if (isEnding || count >= streamsPerProcess) {
        throw refuse('platform.too-many-listeners', {}, { retryAfterSeconds: 5 })
      }
      if (own.size >= listener.limit) {
        throw refuse('platform.too-many-streams', {}, { retryAfterSeconds: 30 })
      }
      const stream = startStream(telling, () => {
        count--
        own.delete(stream)
        if (own.size === 0) streams.delete(listener.id)
      })
      streams.set(listener.id, own.add(stream))
      count++
      return c.body(stream.body, 200, headers)
    },
    end() {
      isEnding = true
      for (const stream of all()) stream.end()
    },
  }
}

type Stream = { body: ReadableStream<Uint8Array>; beat(): Promise<void>; end(): void }

function startStream<Events>({ follow, isWelcome }: Omit<Opening<Events>, 'listener'>, onEnd: () => void): Stream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given
      },
      cancel: leave,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: unreadBytes }),
  )
  const heartbeat = setInterval(() => void beat(), heartbeatMilliseconds)

  async function beat(): Promise<void> {
    write(':\n\n')
    if (!(await isWelcome())) end()
  }
  function write(text: string): void {
    controller?.enqueue(encoder.encode(text))
    if (controller && (controller.desiredSize ?? 0) <= 0) end()
  }
  function leave(): void {
    if (!controller) return
    controller = null
    clearInterval(heartbeat)
    stop()
    onEnd()
  }
  function end(): void {
    const open = controller
    leave()
    open?.close()
  }

  write(`retry: ${comeAgainMilliseconds}\n\n`)
  stop = follow((event, data, id) => write(writeEvent(event, data, id)))
  if (!controller) stop()
  return { body, beat, end }
}

/** JSON has no line breaks of its own, so one line of data is enough. */
function writeEvent(event: string, data: unknown, id: string | undefined): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
