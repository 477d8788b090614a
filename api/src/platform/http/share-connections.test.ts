import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareConnections } from './share-connections.ts'

let server: Server
let port: number
const opened: Socket[] = []
beforeEach(async () => {
  // Answers at once, except for `/slow`, which it never answers.
  server = createServer((request, answer) => {
    if (request.url !== '/slow') answer.end('hello')
  })
  shareConnections(server, 20)
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

/** A connection from an address of this machine that has sent only the beginning of a request. */
async function open(localAddress: string, text = 'GET / HTTP/1.1\r\nhost: x\r\n'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  opened.push(socket)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

async function ask(localAddress: string): Promise<string> {
  const socket = await open(localAddress, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  let text = ''
  for await (const chunk of socket) text += chunk
  return text
}

const living = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

it('admits a visitor while another network holds every connection half open', async () => {
  for (let count = 0; count < 60; count++) await open('127.0.0.9')
  await vi.waitFor(async () => expect(await living()).toBe(20))
  for (const visitor of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) expect(await ask(visitor)).toContain('hello')
  for (let count = 0; count < 20; count++) await open('127.0.0.9')
  expect(await ask('127.0.0.2')).toContain('hello')
})

it('takes an idle connection before one with a request under way', async () => {
  const first = await open('127.0.0.9', 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
  const idle = await open('127.0.0.9')
  const ended = once(idle, 'close')
  for (let count = 0; count < 19; count++) await open('127.0.0.9')
  await ended
  expect(first.closed).toBe(false)
})

it('lets one network have all connections while nobody else comes', async () => {
  for (let count = 0; count < 20; count++) await open('127.0.0.9')
  expect(await living()).toBe(20)
})
