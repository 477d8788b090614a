import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aCheckout, aDeliverableProduct, type Checkout, submit } from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { byIndexSettings } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'

let shop: TestPlatform
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform()
  rate = (await aRate(shop)).id
})
afterAll(() => shop.close())

type Cost = { status: number; texts: string[]; roundTrips: number; durableCommits: number }

/** The statements of one press of the last button on the connections for requests, and what they cost. */
async function costOf(checkout: Checkout, key = newId()): Promise<Cost> {
  const pool = shop.database.$client
  const used = new Set<unknown>()
  const note = (client: unknown) => used.add(client)
  pool.on('acquire', note)
  const send = pg.Client.prototype.query as (this: unknown, ...args: unknown[]) => unknown
  const texts: string[] = []
  let unanswered = 0
  let roundTrips = 0
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: unknown, ...args: unknown[]) {
    if (!used.has(this)) return send.apply(this, args) as never
    const [first] = args
    texts.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text))
    if (unanswered++ === 0) roundTrips++
    const end = () => {
      unanswered--
    }
    // The pool asks with a callback, a transaction with a promise.
    const told = args.at(-1)
    if (typeof told === 'function') {
      const tell = (...answer: unknown[]) => {
        end()
        told(...answer)
      }
      return send.apply(this, [...args.slice(0, -1), tell]) as never
    }
    const answer = send.apply(this, args) as Promise<unknown>
    answer.then(end, end)
    return answer as never
  })
  const { status } = await submit(checkout, {}, key)
  spy.mockRestore()
  pool.off('acquire', note)
  return { status, texts, roundTrips, durableCommits: countDurable(texts) }
}

/** Commits that wait for the disk: of a transaction, or of a single statement that writes and does not ask not to wait. */
function countDurable(texts: readonly string[]): number {
  let isOpen = false
  let count = 0
  for (const text of texts) {
    if (text.startsWith('begin')) isOpen = true
    else if (text === 'commit') count++
    else if (!isOpen && /\b(insert into|update|delete from)\b/.test(text) && !/synchronous_commit/.test(text)) count++
    if (text === 'commit' || text === 'rollback') isOpen = false
  }
  return count
}

/** The plan of a statement for whatever values. */
async function planOf(db: Pick<pg.ClientBase, 'query'>, text: string): Promise<string> {
  const { rows } = await db.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('an order takes one durable commit, at most four round trips and 15 statements', async () => {
  const { status, texts, ...cost } = await costOf(await aCheckout(shop, { rate }))
  expect(status).toBe(201)
  expect(texts.filter((text) => /notify/i.test(text))).toEqual([])
  expect(cost).toEqual({ roundTrips: expect.any(Number), durableCommits: 1 })
  expect(cost.roundTrips).toBeLessThanOrEqual(4)
  expect(texts.length).toBeLessThanOrEqual(15)
})

test('the look at a quote finds its variants by index, however many there are', async () => {
  const { texts } = await costOf(await aCheckout(shop, { rate }))
  await shop.database.execute(sql`
    insert into variants
    select copy.* from (select to_jsonb(variants) as sample from variants limit 1) as one, generate_series(1, 5000) as n,
      jsonb_populate_record(null::variants, sample || jsonb_build_object('id', gen_random_uuid(), 'sku', 'copy-' || n)) as copy`)
  await shop.database.execute(sql`analyze variants`)
  const look = texts.find((text) => text.includes('"isOpen"')) ?? ''
  const plan = await planOf(shop.database.$client, look)
  expect(plan).toMatch(/on variants/)
  expect(plan).not.toMatch(/Seq Scan on variants/)
})

test('every statement of an order finds its rows by index', async () => {
  const { texts } = await costOf(await aCheckout(shop, { rate }))
  const statements = texts.filter((text) => /^\s*(with|select|insert|update)\b/.test(text))
  expect(statements.length).toBeGreaterThan(8)
  const plans: string[] = []
  const client = await shop.database.$client.connect()
  try {
    await client.query(`begin; ${byIndexSettings}`)
    for (const text of statements) plans.push(await planOf(client, text))
  } finally {
    client.release(true)
  }
  const scans = plans.flatMap((plan) => plan.match(/Seq Scan on \w+/g) ?? [])
  // A handful of rows: products that are taken down in some countries.
  expect(scans.filter((scan) => !/product_blocks/.test(scan))).toEqual([])
})

test('in a rush that the planner does not know of yet, an order reads the holds of its buyer and network only', async () => {
  for (let buyer = 0; buyer < 20; buyer++) {
    await submit(await aCheckout(shop, { rate }), { contact: { email: `buyer-${buyer}@example.test` } })
  }
  await shop.database.execute(sql`update holds set state = 'released'`)
  await shop.database.execute(sql`update orders set state = 'expired', closed_at = now()`)
  await shop.database.execute(sql`analyze orders, holds, variants`)
  const { variantId } = await aDeliverableProduct(shop, { stock: 1000 })
  const lines = [{ variantId, quantity: 1 }]
  const { texts } = await costOf(await aCheckout(shop, { rate, lines }))
  const limit = texts.find((text) => text.includes('"openNear"')) ?? ''
  const client = await shop.database.$client.connect()
  try {
    await client.query(`begin; ${byIndexSettings}`)
    const plan = await planOf(client, limit)
    expect(plan).toMatch(/using holds_order_id_variant_id_pk on holds/)
    expect(plan).toMatch(/orders_unpaid_buyer/)
    expect(plan).toMatch(/orders_unpaid_network/)
    expect(plan).not.toMatch(/holds_active_variant|holds_expiry|orders_unpaid on/)
  } finally {
    client.release(true)
  }
})

test('an order sent again under its key writes nothing durable', async () => {
  const checkout = await aCheckout(shop, { rate })
  const key = newId()
  expect((await costOf(checkout, key)).status).toBe(201)
  expect(await costOf(checkout, key)).toMatchObject({ status: 201, durableCommits: 0 })
})

test('what is sold out is refused without a transaction', async () => {
  const { variantId } = await aDeliverableProduct(shop, { stock: 1 })
  const lines = [{ variantId, quantity: 1 }]
  const [first, second] = [await aCheckout(shop, { rate, lines }), await aCheckout(shop, { rate, lines })]
  expect((await submit(first)).status).toBe(201)
  const { status, texts, durableCommits } = await costOf(second)
  expect({ status, durableCommits }).toEqual({ status: 409, durableCommits: 0 })
  expect(texts.filter((text) => text.startsWith('begin'))).toEqual([])
})

test('a crowd looks together, and each buyer is answered for their own quote', async () => {
  const stocks = Array.from({ length: 40 }, (_, turn) => (turn % 4 === 0 ? 0 : 1))
  const checkouts: Checkout[] = []
  for (const stock of stocks) {
    const { variantId } = await aDeliverableProduct(shop, { stock: 1 })
    checkouts.push(await aCheckout(shop, { rate, lines: [{ variantId, quantity: 1 }] }))
    if (stock === 0) await shop.database.execute(sql`update variants set held = 1 where id = ${variantId}`)
  }
  const send = vi.spyOn(pg.Client.prototype, 'query')
  const answers = await Promise.all(
    checkouts.map((checkout, turn) => submit(checkout, { contact: { email: `crowd-${turn}@example.test` } })),
  )
  const looks = send.mock.calls.filter(([first]) => JSON.stringify(first).includes('isOpen'))
  send.mockRestore()
  expect(answers.map(({ status }) => status)).toEqual(stocks.map((stock) => (stock === 0 ? 409 : 201)))
  expect(looks.length).toBeLessThan(stocks.length / 2)
})
