import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import type { Browser } from '../../../../testing/browser.ts'
import { aCheckout, aDeliverableProduct, submit } from '../../../../testing/builders/checkouts.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { variants } from '../../catalogue/tables.ts'
import { rateLimits } from '../../platform/tables.ts'
import { expireOrders } from '../settlement/expire-orders.ts'
import { orders } from '../tables.ts'
import { countVainPress, placing } from './limit-presses.ts'

// Unpaid goods are not kept from buyers who would pay.

let shop: TestPlatform
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  rate = (await aRate(shop)).id
})
afterAll(() => shop.close())

let people = 0
type Try = { variantId: string; quantity?: number; email?: string; network?: string; headers?: HeadersInit }

/** The same browser, which sends these headers too. */
function sending(browser: Browser, headers: HeadersInit): Browser {
  const request: Browser['request'] = (path, init = {}) =>
    browser.request(path, { ...init, headers: { ...headers, ...init.headers } })
  return { ...browser, request }
}

/** A new person each time, in a network of their own by default. */
async function tryToBuy({ variantId, quantity = 1, ...from }: Try): Promise<Response> {
  people++
  const { email = `buyer-${people}@example.test`, network = `10.1.${people >> 8}.${people & 255}` } = from
  const { browser, order } = await aCheckout(shop, { rate, lines: [{ variantId, quantity }] })
  return submit({
    browser: sending(browser, { ...from.headers, 'x-forwarded-for': network }),
    order: { ...order, contact: { email } },
  })
}

const aProductOf = async (stock: number) => (await aDeliverableProduct(shop, { name: 'Kente strip', stock })).variantId
const statusesOf = (answers: Response[]) => answers.map(({ status }) => status)
const bought = async (response: Response) =>
  ((await response.json()) as { data: { id: string; heldUntil: string } }).data
const countPresses = async () => {
  const { rows } = await shop.database.execute<{ count: number }>(
    sql`select coalesce(sum(count), 0)::int as count from rate_limits where bucket like 'placeOrder:%'`,
  )
  return rows[0] ?? { count: 0 }
}
const read = async (id: string) => (await shop.database.select().from(orders).where(eq(orders.id, id)))[0]

test('one unpaid order holds at most half of a stock, and others buy the rest', async () => {
  const variantId = await aProductOf(900)
  const refused = await tryToBuy({ variantId, quantity: 900 })
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    type: 'rate-limited',
    detail: 'You can reserve at most 450 of Kente strip before you pay. Reduce the quantity.',
  })
  const [row] = await shop.database.select().from(variants).where(eq(variants.id, variantId))
  expect(row).toMatchObject({ onHand: 900, held: 0 })
  expect((await tryToBuy({ variantId, quantity: 450 })).status).toBe(201)
  expect((await tryToBuy({ variantId, quantity: 450 })).status).toBe(201)
})

test('one guest holds no more with many orders and from many networks, concurrent or not', async () => {
  const variantId = await aProductOf(20)
  const email = 'hoarder@example.test'
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => tryToBuy({ variantId, quantity: 4, email })))
  expect(statusesOf(atOnce).toSorted()).toEqual([201, 201, 429, 429])
  expect((await tryToBuy({ variantId, quantity: 3, email })).status).toBe(429)
  expect((await tryToBuy({ variantId, quantity: 10 })).status).toBe(201)
})

test('one network holds at most three quarters, under any names; the next one still buys', async () => {
  const variantId = await aProductOf(20)
  const network = '198.51.100.7'
  const answers: Response[] = []
  for (let turn = 0; turn < 20; turn++) answers.push(await tryToBuy({ variantId, network }))
  expect(statusesOf(answers)).toEqual([...Array(15).fill(201), ...Array(5).fill(429)])
  expect((await tryToBuy({ variantId })).status).toBe(201)
})

test('a hundred buyers behind one address buy one each of plentiful goods', async () => {
  const variantId = await aProductOf(200)
  const network = '198.51.100.8'
  const answers = await Promise.all(Array.from({ length: 100 }, () => tryToBuy({ variantId, network })))
  expect(new Set(statusesOf(answers))).toEqual(new Set([201]))
})

test('paid orders do not count', async () => {
  const variantId = await aProductOf(20)
  const email = 'loyal@example.test'
  const first = await tryToBuy({ variantId, quantity: 10, email })
  const { data } = (await first.json()) as { data: { payment: { reference: string } } }
  await actInSandbox(shop, data.payment.reference, { action: 'approve', webhook: 'never' })
  await shop.request(`/payments/verify?reference=${data.payment.reference}`)
  expect((await tryToBuy({ variantId, quantity: 5, email })).status).toBe(201)
})

test('one buyer may have ten unpaid orders', async () => {
  const email = 'many@example.test'
  const answers: Response[] = []
  for (let turn = 0; turn < 11; turn++) answers.push(await tryToBuy({ variantId: await aProductOf(5), email }))
  expect(statusesOf(answers)).toEqual([...Array(10).fill(201), 429])
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the last units are held for five minutes, and not again for a buyer who let them go', async () => {
  const variantId = await aProductOf(2)
  const email = 'idle@example.test'
  const { id, heldUntil } = await bought(await tryToBuy({ variantId, quantity: 2, email }))
  const row = await read(id)
  expect(row && row.heldUntil.getTime() - row.placedAt.getTime()).toBe(5 * 60_000)
  expect(row?.heldUntil).toEqual(new Date(heldUntil))
  expect((await shop.database.select().from(variants).where(eq(variants.id, variantId)))[0]).toMatchObject({ held: 2 })
  shop.clock.advance(5 * 60)
  await expireOrders(shop)
  const again = await tryToBuy({ variantId, quantity: 2, email })
  expect(again.status).toBe(429)
  expect(await again.json()).toMatchObject({
    detail:
      'You or others on your network reserved the last units of Kente strip and did not pay. Reduce the quantity, or try again later.',
  })
  expect((await tryToBuy({ variantId, quantity: 1, email })).status).toBe(201)
  expect((await tryToBuy({ variantId })).status).toBe(201)
  expect(await brokenInvariants(shop)).toEqual([])
})

test('presses from one network are limited, and those for what is sold out without a row of the limits', async () => {
  const network = '10.9.9.9'
  const variantId = await aProductOf(1)
  const late = await aCheckout(shop, { rate, lines: [{ variantId, quantity: 1 }] })
  const { count: before } = await countPresses()
  expect((await tryToBuy({ variantId, network })).status).toBe(201)
  const vain = { ...late, browser: sending(late.browser, { 'x-forwarded-for': network }) }
  expect((await submit(vain)).status).toBe(409)
  expect(await countPresses()).toEqual({ count: before + 1 })

  for (let press = 1; press < placing.calls; press++) countVainPress(shop, network)
  expect((await submit(vain)).status).toBe(503)
  shop.clock.advance(placing.seconds)
  expect((await submit(vain)).status).toBe(409)

  const isPress = like(rateLimits.bucket, 'placeOrder:%')
  expect((await tryToBuy({ variantId: await aProductOf(5), network })).status).toBe(201)
  await shop.database.update(rateLimits).set({ count: placing.calls }).where(isPress)
  expect((await tryToBuy({ variantId: await aProductOf(5), network })).status).toBe(429)
})
