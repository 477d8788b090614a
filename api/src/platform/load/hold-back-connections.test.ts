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
let now = 0

beforeEach(async () => {
  shop = await openTestPlatform()
  pool = openDatabase(shop.databaseUrl, size, { waitMilliseconds: 300 }).$client
  connectionWait = holdBackConnections(pool, () => now)
})
afterEach(async () => {
  for (const client of lent.splice(0)) client.release()
  await pool.end()
  await shop.close()
})

/** Takes connections for a class until it has to wait, and gives their number. */
async function takeAll(loadClass: LoadClass): Promise<number> {
  for (let count = 0; ; count++) {
    const client = await loadOf.run(loadClass, () => pool.connect()).catch(() => null)
    if (!client) return count
    lent.push(client)
  }
}

const countsAs = (loadClass: LoadClass) => loadOf.run(loadClass, async () => (await pool.query('select 1')).rowCount)

test('who browses cannot take the connections of those who shop, nor these those of checkouts, nor these the last', async () => {
  expect(await takeAll('extra')).toBe(2)
  expect(await takeAll('browse')).toBe(1)
  expect(await takeAll('cart')).toBe(1)
  expect(await takeAll('checkout')).toBe(1)
  expect([await countsAs('vital'), (await pool.query('select 1')).rowCount]).toEqual([1, 1])
})

test('work of the shop itself may have all', async () => {
  for (let count = 0; count < size; count++) lent.push(await pool.connect())
  await expect(countsAs('checkout')).rejects.toThrow('timeout exceeded')
})

test('a connection that comes back goes to who waits for it, in turn, and a failed statement gives its place back', async () => {
  await takeAll('browse')
  const waiting = [1, 2].map((value) => loadOf.run('browse', () => pool.query('select $1::int as value', [value])))
  lent.pop()?.release()
  expect((await Promise.all(waiting)).map(({ rows }) => rows[0])).toEqual([{ value: 1 }, { value: 2 }])
  for (let count = 0; count < 2 * size; count++)
    await expect(loadOf.run('browse', () => pool.query('select nothing'))).rejects.toThrow('nothing')
  expect(await countsAs('browse')).toBe(1)
})

test('tells how long the luckiest has waited', async () => {
  await takeAll('browse')
  expect(connectionWait()).toBe(0)
  const waiting = [
    loadOf.run('browse', () => pool.query('select 1')),
    loadOf.run('browse', () => pool.query('select 1')),
  ]
  now += 40
  expect(connectionWait()).toBe(40)
  lent.pop()?.release()
  await Promise.all(waiting)
  expect(connectionWait()).toBe(40)
  expect(connectionWait()).toBe(0)
})
