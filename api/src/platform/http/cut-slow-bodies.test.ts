import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutSlowBodies } from './cut-slow-bodies.ts'
import { readBody } from './read-body.ts'

const app = new Hono()
app.get('*', (c) => c.text('here'))
app.on(['POST', 'PUT'], '*', async (c) => c.text(`got ${(await readBody(c)).length}`))
app.onError((_, c) => c.text('ended too early', 400))

const server = createServer({ requestTimeout: 5_000 }, getRequestListener(app.fetch))
cutSlowBodies(server, { milliseconds: 400, isLong: (method, path) => `${method} ${path}` === 'PUT /uploads/a' })
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.closeAllConnections())

/** Sends a body of ten bytes, one each `pause` milliseconds; returns the answer and the connection's life. */
async function sendSlowly(request: string, pause: number, after = 'close') {
  const start = performance.now()
  const connection = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  const ended = new Promise<void>((resolve) => connection.once('close', () => resolve()))
  let answer = ''
  connection.on('data', (piece) => {
    answer += piece
  })
  connection.write(`${request} HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\nConnection: ${after}\r\n\r\n`)
  for (let sent = 0; sent < 10 && connection.writable; sent++) {
    await wait(pause)
    connection.write('1')
  }
  await ended
  return { answer, milliseconds: performance.now() - start }
}

test('a body that comes byte by byte is cut off', async () => {
  const { answer, milliseconds } = await sendSlowly('POST /orders', 200)
  expect(answer).toMatch(/^(HTTP\/1.1 408 .*)?$/s)
  expect(milliseconds).toBeLessThan(1_500)
})

test('a body that comes in time is read', async () => {
  expect((await sendSlowly('POST /orders', 5)).answer).toContain('got 10')
})

test('a file may take longer', async () => {
  expect((await sendSlowly('PUT /uploads/a?signature=x', 80)).answer).toContain('got 10')
})

test.each(['POST /uploads/a', 'PUT /uploads/b'])('only real uploads may: %s', async (request) => {
  expect((await sendSlowly(request, 80)).answer).not.toContain('got')
})

test('a client that keeps sending after the answer is cut off too', async () => {
  const { answer, milliseconds } = await sendSlowly('GET /', 200, 'keep-alive')
  expect(answer).toContain('here')
  expect(milliseconds).toBeLessThan(1_500)
})
