import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { createLog } from '../log.ts'
import { transact } from '../platform.ts'
import { rateLimits } from '../tables.ts'
import { defineEvent, emit } from './events.ts'
import { logOnce, openJobs } from './jobs.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

test('a job scheduled at start runs at every start, not only by the clock', async () => {
  for (const start of [1, 2]) {
    const { promise, resolve } = Promise.withResolvers<number>()
    const run = async () => resolve(start)
    const schedule = { name: 'test.at-start', everyMinutes: 1440, atStart: true, run } as const
    const jobs = await openJobs(shop.database, shop.log, [], [schedule])
    await jobs.startWorkers({ ...shop, jobs })
    expect(await promise).toBe(start)
    await jobs.stop()
  }
})

test('a shop whose queues exist opens with one statement; the queues’ own program starts with the worker', async () => {
  const schedules = [{ name: 'test.later', everyMinutes: 1440, run: async () => {} }] as const
  const first = await openJobs(shop.database, shop.log, [], schedules)
  await first.stop()
  const asked = vi.spyOn(shop.database.$client, 'query')
  const jobs = await openJobs(shop.database, shop.log, [], schedules)
  expect(asked).toHaveBeenCalledTimes(1)
  await jobs.startWorkers({ ...shop, jobs })
  expect(asked.mock.calls.length).toBeGreaterThan(1)
  await jobs.stop()
  asked.mockRestore()
})

test('a job of every second runs again after a failure, and stops with the worker', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let times = 0
  const run = async () => {
    times++
    if (times === 1) throw new Error('the first time')
    resolve()
  }
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const jobs = await openJobs(shop.database, log, [], [{ name: 'test.round', everySecond: true, run }])
  await jobs.startWorkers({ ...shop, jobs })
  await promise
  await jobs.stop()
  expect([times, lines.filter((line) => line.includes('the first time')).length]).toEqual([2, 1])
})

test('a failed job keeps its error and none of its data; the log has the reason', async () => {
  const marker = 'planted@marker.test'
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const run = async () => {
    await shop.database.execute(sql`select ${marker}::text, 1 / 0`)
  }
  const schedule = { name: 'test.fails', everyMinutes: 1440, atStart: true, run } as const
  const jobs = await openJobs(shop.database, log, [], [schedule])
  await jobs.startWorkers({ ...shop, jobs })
  const kept = await vi.waitFor(async () => {
    const { rows } = await shop.database.execute(sql`select output from pgboss.job where name = ${schedule.name}`)
    expect(rows[0]?.output).toBeTruthy()
    return rows[0]?.output
  }, 5_000)
  await jobs.stop()
  expect(kept).toEqual({ name: 'Error', message: 'Failed query: select $1::text, 1 / 0' })
  const line = lines.find((text) => text.includes('job failed')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ queue: schedule.name, err: { cause: { message: 'division by zero' } } })
  expect(line).toContain('jobs.test.ts')
  expect(lines.join('')).not.toContain(marker)
})

test('an error that every worker meets each second is logged once, with its message', () => {
  const lines: string[] = []
  const tell = logOnce(createLog('error', { write: (line) => lines.push(line) }))
  for (let count = 0; count < 50; count++) tell({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', queue: 'a' })
  tell({ message: 'relation "job" does not exist' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'job queue', queue: 'a', err: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' } },
    { msg: 'job queue', err: { message: 'relation "job" does not exist' } },
  ])
})

test('an event that cannot be written takes its transaction back', async () => {
  const paid = defineEvent<{ amount: number }>('order.paid', () => 'an order')
  const bucket = 'a call in a transaction'
  const failing = transact(shop, async (tx) => {
    await tx.insert(rateLimits).values({ bucket, windowStart: new Date(0), count: 1 })
    // JSON has no such number.
    emit(tx, paid, { amount: 1n as unknown as number })
  })
  await expect(failing).rejects.toThrow('BigInt')
  expect(await shop.database.$count(rateLimits, eq(rateLimits.bucket, bucket))).toBe(0)
})
