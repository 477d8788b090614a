import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDeliverableProduct } from '../../testing/builders/checkouts.ts'
import { actInSandbox } from '../../testing/builders/payments.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { Buyer } from '../../testing/shop/buyer.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { modules } from './modules.ts'
import { signSandboxMessage } from './payments/providers/sandbox/pay.ts'
import { payments } from './payments/tables.ts'
import { type DoorGuard, guardDoor } from './platform/load/guard-door.ts'
import { createSite } from './serve.ts'

const crowd = 200
let shop: TestPlatform
let guard: DoorGuard
let server: Server
let url: string
let rate: Awaited<ReturnType<typeof aRate>>
let product: Awaited<ReturnType<typeof aDeliverableProduct>>
let browsing: Promise<Response>[] = []
let asked = 0
let release = async () => {}
let crowding: NodeJS.Timeout | undefined

beforeAll(async () => {
  shop = await openTestPlatform()
  rate = await aRate(shop)
  product = await aDeliverableProduct(shop, { stock: 500 })
  const listener = getRequestListener((incoming, env) => site.fetch(incoming, env))
  server = createServer((incoming, outgoing) => guard.receive(incoming, outgoing, listener)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  guard = guardDoor(shop)
  const site = await createSite(shop, modules, { isDraining: false }, { guard })
})
beforeEach(async () => {
  release = await lockCounts()
})
afterEach(async () => {
  clearInterval(crowding)
  await release()
  await Promise.all(browsing)
  browsing = []
})
afterAll(async () => {
  guard.close()
  server.closeAllConnections()
  server.close()
  await shop.close()
})

/** Facets wait for these counts; orders do not read them. */
async function lockCounts(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query('begin; lock table listing_counts in access exclusive mode')
  return () => client.end()
}

/** Asks for facets that nobody has asked for, until no more are let in, and goes on asking: each place that is free is taken. */
async function crowdIn(): Promise<void> {
  const before = guard.counts.refused.browse
  const ask = () => fetch(`${url}/api/products/facets?rate=${rate.id}&store=store-${asked++}`)
  browsing = Array.from({ length: crowd }, ask)
  crowding = setInterval(() => browsing.push(ask()), 10)
  await vi.waitFor(() => expect(guard.counts.refused.browse - before).toBeGreaterThan(crowd / 2), { timeout: 20_000 })
}

/** The gate lets in one more each tenth of a second until it notices how long the others wait. */
async function untilTight(): Promise<void> {
  await vi.waitFor(() => expect(guard.limit()).toBe(shop.database.$client.options.max), { timeout: 20_000 })
}

/** Places an order, pays in the sandbox and tells of it by webhook; the status of each answer. */
async function buy(): Promise<number[]> {
  const buyer = new Buyer(url)
  const quote = await buyer.quote({ ...rate, countryCode: 'NG' } as never, product.variantId)
  const placed = await buyer.place(quote)
  const { reference } = placed.body.data.payment
  await actInSandbox(shop, reference, { action: 'approve', webhook: 'never' })
  const body = JSON.stringify({ id: `evt_${reference}`, type: 'charge.success', data: { reference } })
  const headers = {
    'content-type': 'application/json',
    'x-sandbox-signature': signSandboxMessage(shop, Buffer.from(body)),
  }
  const told = await fetch(`${url}/api/payments/webhooks/sandbox`, { method: 'POST', headers, body })
  await told.arrayBuffer()
  return [placed.status, told.status]
}

describe('a crowd that wants one item', () => {
  test('waits beside the door: an order of another item is placed at once, and nobody is refused', {
    timeout: 60_000,
  }, async () => {
    const popular = await aDeliverableProduct(shop, { stock: 500 })
    // The door lets in four for each connection, at most.
    const count = 5 * (shop.database.$client.options.max ?? 10)
    const quoteOf = async ({ variantId }: { variantId: string }) => {
      const buyer = new Buyer(url)
      return { buyer, quote: await buyer.quote({ ...rate, countryCode: 'NG' } as never, variantId) }
    }
    const wanting: Awaited<ReturnType<typeof quoteOf>>[] = []
    for (let one = 0; one < count; one++) wanting.push(await quoteOf(popular))
    const other = await quoteOf(product)
    const { admitted, refused } = structuredClone(guard.counts)
    const client = new pg.Client({ connectionString: shop.databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query('select from variants where id = $1 for update', [popular.variantId])
    const pressed = wanting.map(({ buyer, quote }) => buyer.place(quote))
    await vi.waitFor(() => expect(guard.counts.admitted.checkout - admitted.checkout).toBe(count))
    expect((await other.buyer.place(other.quote)).status).toBe(201)
    await client.end()
    const statuses = (await Promise.all(pressed)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(guard.counts.refused.checkout).toBe(refused.checkout)
  })
})

describe('a database that hangs for all who browse', () => {
  test('orders are placed and webhooks are stored, none of them refused, and what is stored is paid', {
    timeout: 60_000,
  }, async () => {
    await crowdIn()
    const bought = await Promise.all(Array.from({ length: 10 }, buy))
    expect(bought).toEqual(Array(10).fill([201, 200]))
    expect(guard.counts.refused.checkout).toBe(0)
    await release()
    await shop.jobs.drain(shop)
    expect(await shop.database.$count(payments, sql`state = 'paid'`)).toBe(10)
  })

  test('who is not let in is told when to come again, and the others are answered at last', async () => {
    await crowdIn()
    clearInterval(crowding)
    await release()
    const answers = await Promise.all(browsing)
    const refused = answers.filter(({ status }) => status === 503)
    const found = answers.filter(({ status }) => status < 500)
    expect(refused.length + found.length).toBe(browsing.length)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1', '2', '3', '4']))
    expect(await refused[0]?.json()).toEqual({
      type: 'overloaded',
      title: 'The shop is very busy',
      status: 503,
      code: 'platform.overloaded',
      params: {},
      detail: 'The shop is very busy. Try again in a moment.',
      instance: '/api/products/facets',
      request_id: refused[0]?.headers.get('x-request-id'),
    })
    const headers = Object.fromEntries(refused[0]?.headers ?? [])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })

  test('a browser gets a page that comes back by itself, without a script', async () => {
    await crowdIn()
    await untilTight()
    const answer = await fetch(`${url}/products/nobody-has-asked`, { headers: { accept: 'text/html,*/*' } })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(answer.headers.get('refresh')).toMatch(/^[1-4]$/)
    expect(answer.headers.get('refresh')).toBe(answer.headers.get('retry-after'))
    expect(html).toContain('<h1>The shop is very busy</h1>')
    expect(html).not.toContain('<script')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('what is in memory is given, and what has changed since says how old it is', async () => {
    const list = `${url}/api/products/?rate=${rate.id}`
    expect((await fetch(list)).status).toBe(200)
    await crowdIn()
    const kept = await fetch(list)
    expect([kept.status, kept.headers.get('age')]).toEqual([200, null])
    await shop.database.execute(sql`insert into shop_changes (tags) values ('{all}')`)
    await vi.waitFor(async () => {
      const older = await fetch(list)
      expect([older.status, Number(older.headers.get('age'))]).toEqual([200, expect.toSatisfy((age) => age > 0)])
    })
    expect((await fetch(`${list}&sort=-price`)).status).toBe(503)
  })

  test('a connection stays open when a request with a body is refused', async () => {
    await crowdIn()
    await untilTight()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const first = await send(agent, 'POST', '/store/', 'a'.repeat(100_000))
    const second = await send(agent, 'GET', '/health/live')
    expect([first.status, second.status]).toEqual([503, 200])
    expect(second.socket).toBe(first.socket)
    agent.destroy()
  })
})

/** One request over an agent's connection. */
async function send(agent: Agent, method: string, path: string, body?: string) {
  const sent = request(`${url}${path}`, { agent, method, headers: { 'content-type': 'text/csv' } })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { socket } = answer
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode, socket }
}
