import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { openDatabase } from '../database/database.ts'
import { holdBackConnections, loadOf } from './hold-back-connections.ts'
import type { LoadClass } from './load-class.ts'

const size = 6
let shop: TestPlatform
let pool: pg.Pool
let connectionWait: () => number
const lent: pg.PoolClient[] = []
/** Those that had to wait: each gives its connection back when it gets one. */
const late: Promise<void>[] = []
let now = 0

beforeEach(async () => {
  shop = await openTestPlatform()
  pool = openDatabase(shop.databaseUrl, size, { waitMilliseconds: 60_000 }).$client
  connectionWait = holdBackConnections(pool, () => now)
  await openAll()
})
afterEach(async () => {
  for (const client of lent.splice(0)) client.release()
  await Promise.all(late.splice(0))
  await pool.end()
  await shop.close()
})

/** Lending one that is open takes no time. */
async function openAll(): Promise<void> {
  const all = await Promise.all(Array.from({ length: size }, () => pool.connect()))
  for (const client of all) client.release()
}

/** Takes connections for a class until it has to wait, and gives their number. */
async function takeAll(loadClass: LoadClass): Promise<number> {
  for (let count = 0; ; count++) {
    const asked = loadOf.run(loadClass, () => pool.connect())
    // The shop itself does not wait: its statement ends long after a connection would have been lent.
    const statement = pool.query('select 1')
    const client = await Promise.race([asked, statement.then(() => null)])
    await statement
    if (!client) {
      late.push(asked.then((one) => one.release()))
      return count
    }
    lent.push(client)
  }
}

const select = (loadClass: LoadClass, value: number) =>
  loadOf.run(loadClass, async () => (await pool.query('select $1::int as value', [value])).rows[0]?.value)

test('who browses cannot take the connections of those who shop, nor these those of checkouts, nor these the last', async () => {
  expect(await takeAll('extra')).toBe(2)
  expect(await takeAll('browse')).toBe(1)
  expect(await takeAll('cart')).toBe(1)
  expect(await takeAll('checkout')).toBe(1)
  expect([await select('vital', 1), (await pool.query('select 1')).rowCount]).toEqual([1, 1])
})

test('a connection that comes back goes to those who wait for it, in turn', async () => {
  await takeAll('browse')
  const order: number[] = []
  const waiting = [1, 2].map(async (value) => order.push(await select('browse', value)))
  lent.pop()?.release()
  await Promise.all(waiting)
  expect(order).toEqual([1, 2])
})

test('a statement that fails gives its place back', async () => {
  for (let count = 0; count < 2 * size; count++)
    await expect(loadOf.run('browse', () => pool.query('select nothing'))).rejects.toThrow('nothing')
  // A connection whose statement failed is not used again.
  await openAll()
  expect(await takeAll('browse')).toBe(3)
})

test('an import finds a connection though visitors never leave one', async () => {
  await takeAll('browse')
  expect(await select('extra', 1)).toBe(1)
})

test('a checkout finds a connection though carts have all of theirs and others wait for their first', async () => {
  await takeAll('cart')
  for (const loadClass of ['browse', 'file', 'extra'] as const) await takeAll(loadClass)
  expect(await select('checkout', 1)).toBe(1)
})

test('tells how long the luckiest of a class has waited, but not of extra work', async () => {
  await loadOf.run('extra', () => pool.connect()).then((client) => lent.push(client))
  await takeAll('browse')
  connectionWait()
  const waiting = [select('browse', 1), select('extra', 2)]
  now += 40
  expect(connectionWait()).toBe(40)
  now += 10
  lent.pop()?.release()
  await waiting[0]
  expect(connectionWait()).toBe(50)
  for (const client of lent.splice(0)) client.release()
  await waiting[1]
  expect(connectionWait()).toBe(0)
})
