import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { isConnectionError } from './database.ts'
import { transact } from './platform.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

describe('a connection that the database cuts', () => {
  it('fails the transaction that it was lent to between two statements, and nothing else', async () => {
    const cut = transact(shop, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const isCut = new Promise((resolve) => tx.$client.once('end', resolve))
      await shop.database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await isCut
      await tx.execute(sql`select 1`)
    })
    await expect(cut).rejects.toSatisfy(isConnectionError)
    expect((await shop.database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})
