import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openJobs } from './jobs.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

test('work that is asked for at the start is done at every start, and not only by the clock', async () => {
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
