import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aCheckout, aDeliverableProduct, submit } from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { decideOnPage } from '../../../../testing/providers/decide-on-page.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import type { FakeProvider } from '../../../../testing/providers/fake-server.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { carts } from '../../carts/tables.ts'
import { holds } from '../../catalogue/stock/tables.ts'
import { variants } from '../../catalogue/tables.ts'
import { attempts, payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { idempotencyKeys } from '../../platform/tables.ts'
import { orders } from '../tables.ts'

let shop: TestPlatform
let paystack: FakeProvider
let rate: string

beforeAll(async () => {
  paystack = await startFakePaystack()
  shop = await openTestPlatform(paystack.environment)
  rate = (await aRate(shop)).id
})
afterAll(async () => {
  await shop.close()
  await paystack.server.stop()
})

test('200 buyers at once for 10 units, at a provider that takes two seconds: 10 pay and get one, 190 never reach payment', {
  timeout: 120_000,
}, async () => {
  const { variantId } = await aDeliverableProduct(shop, { name: 'Kente strip', stock: 10 })
  const lines = [{ variantId, quantity: 1 }]
  const checkouts = await Promise.all(Array.from({ length: 200 }, () => aCheckout(shop, { rate, lines })))
  paystack.server.fault = { kind: 'slow' }

  const responses = await Promise.all(
    checkouts.map((checkout, index) =>
      submit(checkout, { provider: 'paystack', contact: { email: `buyer-${index}@example.test` } }),
    ),
  )
  const refused = responses.filter((response) => response.status === 409)
  expect(refused).toHaveLength(190)
  for (const response of refused) {
    expect(await response.json()).toMatchObject({
      type: 'out-of-stock',
      detail: 'Kente strip is sold out.',
      current: [{ variantId, requested: 1, available: 0 }],
    })
  }
  const taken = responses.filter((response) => response.status === 201)
  expect(taken).toHaveLength(10)
  expect(await shop.database.$count(orders)).toBe(10)
  expect(paystack.server.requests.map(({ path }) => path)).toEqual(Array(10).fill('/transaction/initialize'))
  expect(await readStock(variantId)).toMatchObject({ onHand: 10, held: 10 })

  await Promise.all(taken.map(payAndComeBack))
  await shop.jobs.drain(shop)
  const paid = await shop.database.select({ state: orders.state }).from(orders)
  expect(paid).toEqual(Array(10).fill({ state: 'paid' }))
  const captured = await shop.database.select({ state: payments.state }).from(payments)
  expect(captured).toEqual(Array(10).fill({ state: 'paid' }))
  expect(await readStock(variantId)).toMatchObject({ onHand: 0, held: 0 })
  expect(await brokenInvariants(shop)).toEqual([])
})

/** Runs `work` while an item's row is locked, so that orders for it wait. */
async function whileLocked<T>(variantId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return transact(shop, async (tx) => {
    await tx.select().from(variants).where(eq(variants.id, variantId)).for('update')
    return work(tx)
  })
}

/** Resolves when so many statements wait for a lock of this database. */
const untilWaiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await shop.database.execute<{ waiting: number }>(sql`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return rows[0]?.waiting
    })
    .toBe(count)

const countRows = async () => ({
  orders: await shop.database.$count(orders),
  payments: await shop.database.$count(payments),
  attempts: await shop.database.$count(attempts),
  keys: await shop.database.$count(idempotencyKeys),
  ordered: await shop.database.$count(carts, eq(carts.state, 'ordered')),
  held: await shop.database.$count(holds),
})

test('stock that goes while an order is written leaves nothing of it, and its key is free', async () => {
  const { variantId } = await aDeliverableProduct(shop, { name: 'Kente strip', stock: 4 })
  const checkout = await aCheckout(shop, { rate, lines: [{ variantId, quantity: 1 }] })
  const before = await countRows()
  const key = newId()
  const pressed = await whileLocked(variantId, async (tx) => {
    const pressed = submit(checkout, {}, key)
    await untilWaiting(1)
    await tx.update(variants).set({ onHand: 0 }).where(eq(variants.id, variantId))
    return { pressed }
  })
  const refused = await pressed.pressed
  expect(await refused.json()).toMatchObject({
    type: 'out-of-stock',
    current: [{ variantId, name: 'Kente strip', requested: 1, available: 0 }],
  })
  expect(await countRows()).toEqual(before)
  await shop.database.update(variants).set({ onHand: 4 }).where(eq(variants.id, variantId))
  expect((await submit(checkout, { note: 'ring twice' }, key)).status).toBe(201)
})

test('one key with two bodies at the same moment: one is placed, the other refused', async () => {
  const { variantId } = await aDeliverableProduct(shop)
  const checkout = await aCheckout(shop, { rate, lines: [{ variantId, quantity: 1 }] })
  const before = await countRows()
  const key = newId()
  const { pressed } = await whileLocked(variantId, async () => {
    const first = submit(checkout, {}, key)
    await untilWaiting(1)
    const second = submit(checkout, { note: 'ring twice' }, key)
    await untilWaiting(2)
    return { pressed: [first, second] as const }
  })
  expect((await pressed[0]).status).toBe(201)
  expect(await (await pressed[1]).json()).toMatchObject({ type: 'idempotency-key-reused', status: 422 })
  expect(await countRows()).toMatchObject({ orders: before.orders + 1, keys: before.keys + 1 })
})

test('one key twice at the same moment: the second waits for the first and gets its answer', async () => {
  const { variantId } = await aDeliverableProduct(shop)
  const checkout = await aCheckout(shop, { rate, lines: [{ variantId, quantity: 1 }] })
  const key = newId()
  const { pressed } = await whileLocked(variantId, async () => {
    const first = submit(checkout, {}, key)
    await untilWaiting(1)
    const second = submit(checkout, {}, key)
    await untilWaiting(2)
    return { pressed: [first, second] as const }
  })
  const answers = await Promise.all(pressed)
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
  expect(second).toEqual(first)
})

test('an order that waits too long for a popular item is told when to come back, and nothing of it is stored', async () => {
  const { variantId } = await aDeliverableProduct(shop, { stock: 20 })
  const lines = [{ variantId, quantity: 1 }]
  const checkouts = await Promise.all(Array.from({ length: 3 }, () => aCheckout(shop, { rate, lines })))
  const before = await countRows()
  const { pressed } = await whileLocked(variantId, async () => {
    const pressed = checkouts.map((checkout) => submit(checkout))
    const late = await Promise.race(pressed)
    expect(late.status).toBe(503)
    expect(late.headers.get('retry-after')).toBe('2')
    expect(await late.json()).toMatchObject({ type: 'overloaded', code: 'orders.in-demand' })
    expect(await countRows()).toEqual(before)
    return { pressed }
  })
  const statuses = (await Promise.all(pressed)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 201, 503])
  const late = checkouts[statuses.indexOf(503)]
  expect(late && (await submit(late)).status).toBe(201)
  expect(await brokenInvariants(shop)).toEqual([])
})

async function payAndComeBack(response: Response): Promise<void> {
  const { data } = (await response.json()) as { data: PlacedOrder }
  await decideOnPage(data.payment.redirectUrl, { scenario: 'pay', webhook: 'never' })
  const verified = await shop.request(`/payments/verify?reference=${data.payment.reference}`)
  expect(await verified.json()).toMatchObject({ data: { outcome: 'paid' } })
}

const readStock = async (id: string) => (await shop.database.select().from(variants).where(eq(variants.id, id)))[0]
