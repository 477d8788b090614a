import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEvents } from '../../../../testing/read-events.ts'
import { openStreams, type Streams } from './stream.ts'

let streams: Streams
let tell: (text: string) => void
let stopped: number
let told: (payload: { listenerId: string } | null) => void
let isWelcome: boolean

/** A site whose one page streams the test's events. */
function ask({ limit = 2, init }: { limit?: number; init?: RequestInit } = {}) {
  const site = new Hono()
  site.onError((error, c) => c.text(error.message, (error as unknown as { status: 429 }).status))
  site.get('/', (c) =>
    streams.open<{ said: { text: string } }>(c, {
      listener: { id: 'ada', limit },
      isWelcome: async () => isWelcome,
      follow: (send) => {
        tell = (text) => send('said', { text }, text)
        return () => stopped++
      },
    }),
  )
  return site.request('/', init)
}

beforeEach(() => {
  vi.useFakeTimers()
  streams = openStreams({
    subscribe: (_, hear) => {
      told = hear as typeof told
      return () => {}
    },
  })
  stopped = 0
  isWelcome = true
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a stream', () => {
  test('sends the retry interval, then each event with its id, and is neither cached nor compressed', async () => {
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    tell('two words')
    streams.end()
    expect(await response.text()).toBe('retry: 2000\n\nid: two words\nevent: said\ndata: {"text":"two words"}\n\n')
  })

  test('sends a heartbeat every 25 seconds, so that no proxy closes it', async () => {
    const response = await ask()
    await vi.advanceTimersByTimeAsync(50_000)
    streams.end()
    expect(await response.text()).toBe('retry: 2000\n\n:\n\n:\n\n')
  })

  test('ends at the next heartbeat when its listener has lost access', async () => {
    const response = await ask()
    await vi.advanceTimersByTimeAsync(25_000)
    tell('before')
    isWelcome = false
    await vi.advanceTimersByTimeAsync(25_000)
    expect(stopped).toBe(1)
    tell('after')
    const events = readEvents(response)
    expect((await events.next()).value).toMatchObject({ event: 'said', data: { text: 'before' }, id: 'before' })
    expect((await events.next()).done).toBe(true)
  })

  test('ends at once when the access of its listener has changed, and of nobody else', async () => {
    const response = await ask()
    isWelcome = false
    told({ listenerId: 'obi' })
    await vi.advanceTimersByTimeAsync(10)
    expect(stopped).toBe(0)
    told({ listenerId: 'ada' })
    await vi.advanceTimersByTimeAsync(10)
    expect(stopped).toBe(1)
    expect(await response.text()).toBe('retry: 2000\n\n:\n\n')
  })

  test('asks again after news may have been missed', async () => {
    await ask()
    isWelcome = false
    told(null)
    await vi.advanceTimersByTimeAsync(10)
    expect(stopped).toBe(1)
  })

  test('stops following when the listener goes', async () => {
    const response = await ask()
    await response.body?.cancel()
    expect(stopped).toBe(1)
    tell('to nobody')
    streams.end()
    expect(stopped).toBe(1)
  })

  test('drops a listener that does not read', async () => {
    await ask()
    tell('x'.repeat(300_000))
    expect(stopped).toBe(1)
  })

  test('is not started for a HEAD request', async () => {
    const response = await ask({ limit: 0, init: { method: 'HEAD' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
  })
})

describe('streams', () => {
  test('are limited for each listener; one that ends makes room', async () => {
    const first = await ask()
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    await first.body?.cancel()
    expect((await ask()).status).toBe(200)
  })

  test('end together when the process stops, and none starts after that', async () => {
    const responses = [await ask(), await ask()]
    streams.end()
    expect(await Promise.all(responses.map((response) => response.text()))).toHaveLength(2)
    expect(stopped).toBe(2)
    expect((await ask()).status).toBe(503)
  })
})
