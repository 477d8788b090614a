import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { type Database, openDatabase } from './database.ts'

let shop: TestPlatform
let database: Database

beforeAll(async () => {
  shop = await openTestPlatform()
  database = openDatabase(shop.databaseUrl, 1, { prepares: true })
})
afterAll(async () => {
  await database.$client.end()
  await shop.close()
})

/** The statements that the one connection has planned and kept. */
async function readPrepared(): Promise<string[]> {
  const { rows } = await database.$client.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

describe('a connection that prepares', () => {
  test('keeps the plan of a statement that is sent often, and answers it as before', async () => {
    const often = 'select $1::int + 1 as sum'
    for (let n = 0; n < 30; n++) {
      const { rows } = await database.$client.query<{ sum: number }>(often, [n])
      expect(rows).toEqual([{ sum: n + 1 }])
    }
    expect(await readPrepared()).toEqual([often])
  })

  test('keeps nothing of statements that are sent once, and of those without values', async () => {
    const before = await readPrepared()
    for (let n = 0; n < 40; n++) {
      await database.$client.query(`select $1::int + ${n}`, [n])
      await database.$client.query('select 1')
    }
    expect(await readPrepared()).toEqual(before)
  })
})
