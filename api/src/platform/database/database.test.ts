import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { catchErrors } from '../http/answer-problems.ts'
import { transact } from '../platform.ts'
import { isConnectionError, openDatabase } from './database.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

describe('a connection cut by the database', () => {
  it('fails the transaction that held it between two statements, and nothing else', async () => {
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

describe('a database without time for a request', () => {
  const answerTo = (work: () => Promise<unknown>) => {
    const app = new Hono()
    catchErrors(app, shop)
    app.get('/', async (c) => {
      await work()
      return c.body(null)
    })
    return app.request('/')
  }
  const raise = (code: string) => () =>
    transact(shop, (tx) =>
      tx.execute(sql.raw(`do $$ begin raise exception 'planted' using errcode = '${code}'; end $$`)),
    )
  const failWith = (code: string) => async () => {
    throw new Error('Failed query', { cause: Object.assign(new Error(code), { code }) })
  }

  it.each<[string, () => Promise<unknown>]>([
    ['a statement that took too long', raise('57014')],
    ['a transaction that others were always before', raise('40001')],
    ['a transaction in one deadlock after another', raise('40P01')],
    ['a name that is not found for the moment', failWith('EAI_AGAIN')],
    ['a way that is closed', failWith('EHOSTUNREACH')],
  ])('has the caller come again: %s', async (_, work) => {
    const answer = await answerTo(work)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({ type: 'dependency-unavailable' })
  })

  it('is not retried for a statement that can never succeed', async () => {
    expect((await answerTo(raise('42P01'))).status).toBe(500)
  })

  it('keeps its connection when it stops a statement', async () => {
    const database = openDatabase(shop.databaseUrl, 1)
    const readPid = async () => (await database.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
    const before = await readPid()
    const slow = transact({ ...shop, database }, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`)
      await tx.execute(sql`select pg_sleep(5)`)
    })
    await expect(slow).rejects.not.toSatisfy(isConnectionError)
    expect(await readPid()).toBe(before)
    await database.$client.end()
  })
})
