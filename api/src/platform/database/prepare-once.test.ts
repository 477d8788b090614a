import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../ids.ts'
import { transact } from '../platform.ts'
import { idempotencyKeys } from '../tables.ts'
import { type Given, prepareOnce, valuesOf } from './prepare-once.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

let built = 0
const findKey = prepareOnce((db, { key }: Given<{ key: string }>) => {
  built++
  return db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
})
const insertKey = prepareOnce((db, row: Given<typeof idempotencyKeys.$inferSelect>) =>
  db.insert(idempotencyKeys).values(valuesOf(idempotencyKeys, row)).returning({ key: idempotencyKeys.key }),
)

const rowOf = (key: string) => ({
  key,
  ...{ operation: 'test', caller: 'nobody', bodyHash: '', status: null, reply: { amount: 5 } },
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
})

describe('a statement that is prepared once', () => {
  test('writes and reads rows as the query builder does, with dates, JSON and nulls', async () => {
    const row = rowOf(newId())
    expect(await insertKey(shop.database, row)).toEqual([{ key: row.key }])
    expect(await findKey(shop.database, row)).toEqual([row])
    expect(await findKey(shop.database, { key: newId() })).toEqual([])
  })

  test('writes no JSON for a column that is null', async () => {
    const row = { ...rowOf(newId()), reply: null }
    await insertKey(shop.database, row)
    const isNull = sql<boolean>`${idempotencyKeys.reply} is null`
    const found = shop.database.select({ isNull }).from(idempotencyKeys).where(eq(idempotencyKeys.key, row.key))
    expect(await found).toEqual([{ isNull: true }])
  })

  test('is built once for each connection, however many transactions there are', async () => {
    const row = rowOf(newId())
    await insertKey(shop.database, row)
    await findKey(shop.database, row)
    const before = built
    for (let n = 0; n < 20; n++) {
      await findKey(shop.database, row)
      expect(await transact(shop, (tx) => findKey(tx, row))).toEqual([row])
    }
    expect(built - before).toBe(1)
  })

  test('is rolled back with its transaction', async () => {
    const row = rowOf(newId())
    const failing = transact(shop, async (tx) => {
      await insertKey(tx, row)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await findKey(shop.database, row)).toEqual([])
  })

  test('says so when it is built from values that have no name', () => {
    const spread = prepareOnce((db, { key, ...rest }: Given<{ key: string; caller: string }>) =>
      db
        .select()
        .from(idempotencyKeys)
        .where(eq(idempotencyKeys.key, rest.caller ?? key)),
    )
    expect(() => spread(shop.database, { key: '', caller: '' })).toThrow('read by its name')
  })
})
