import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { prepareDrain } from './drain.ts'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A server whose answers `fetch` makes, and how it is drained. */
async function open(fetch: () => Response | Promise<Response>, milliseconds = 3_000) {
  const server = createServer({ keepAliveTimeout: 5_000 }, getRequestListener(fetch))
  const drain = prepareDrain(server, milliseconds)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  closings.push(() => {
    agent.destroy()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const ask = async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ port, host: '127.0.0.1', agent }, resolve).on('error', reject),
    )
    let size = 0
    for await (const piece of answer) size += piece.length
    return { size, connection: answer.headers.connection }
  }
  const drainInTime = async () => {
    const start = performance.now()
    await drain.finish()
    return performance.now() - start
  }
  return { port, ask, drain, drainInTime }
}

test('requests over open connections get their answers, and the server closes soon', async () => {
  let accepted = 0
  const { ask, drainInTime } = await open(async () => {
    accepted++
    await wait(20)
    return new Response('here')
  })
  let answered = 0
  const failures: string[] = []
  const goOn = async () => {
    while (failures.length < 8) {
      try {
        await ask()
        answered++
      } catch (error) {
        failures.push((error as NodeJS.ErrnoException).code ?? 'without a code')
        return
      }
    }
  }
  const people = Array.from({ length: 8 }, goOn)
  await wait(200)
  expect(await drainInTime()).toBeLessThan(2_500)
  await Promise.all(people)
  expect(answered).toBe(accepted)
  // Each request was answered, until the server was gone.
  expect(new Set(failures)).toEqual(new Set(['ECONNREFUSED']))
})

test('an answer in progress is sent to its end, marked as the last', async () => {
  const { ask, drainInTime } = await open(async () => {
    await wait(800)
    return new Response('at last')
  })
  const asked = ask()
  await wait(100)
  expect(await drainInTime()).toBeLessThan(2_500)
  expect(await asked).toEqual({ size: 7, connection: 'close' })
})

test('a connection with an answer in progress ends with that answer', async () => {
  const { ask, drainInTime } = await open(() => {
    const pieces = async function* () {
      yield new Uint8Array(10)
      await wait(800)
      yield new Uint8Array(10)
    }
    return new Response(Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream)
  })
  const asked = ask()
  await wait(200)
  expect(await drainInTime()).toBeLessThan(2_500)
  expect(await asked).toEqual({ size: 20, connection: 'keep-alive' })
})

test('an answer that is written but not yet read is not cut off', async () => {
  const bytes = 20_000_000
  const { port, drainInTime } = await open(() => new Response(new Uint8Array(bytes)))
  const slow = connect(port, '127.0.0.1').pause()
  slow.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
  await wait(200)
  const drained = drainInTime()
  await wait(800)
  let size = 0
  for await (const piece of slow) size += piece.length
  expect(size).toBeGreaterThan(bytes)
  expect(await drained).toBeLessThan(2_500)
})

test('idle connections end, and slow ones are cut off', async () => {
  const { port, ask, drainInTime } = await open(() => new Promise(() => {}), 700)
  const unused = connect(port, '127.0.0.1')
  const unusedEnded = new Promise((resolve) => unused.resume().once('end', resolve))
  const asked = ask().catch((error: NodeJS.ErrnoException) => error.code)
  await wait(100)
  expect(await drainInTime()).toBeGreaterThan(600)
  await unusedEnded
  expect(await asked).toBe('ECONNRESET')
})

test('before the door closes, callers are asked to leave and everyone is still served', async () => {
  const { port, ask, drain, drainInTime } = await open(() => new Response('here'))
  expect((await ask()).connection).toBe('keep-alive')
  drain.begin()
  expect(await ask()).toEqual({ size: 4, connection: 'close' })
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  expect(await drainInTime()).toBeLessThan(2_500)
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
})
