import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../ids.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { rateLimits } from '../tables.ts'
import { countCall, countCalls, forgetRateLimits, forgiveCall, type Limit } from './rate-limit.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const limit: Limit = { calls: 6, seconds: 300 }
const boundary = Date.UTC(2026, 10, 22, 12)
let bucket: string
beforeEach(() => {
  bucket = newId()
})

/** The shop at a moment, in seconds from the boundary between two windows. */
const at = (seconds: number): Platform => ({ ...shop, clock: { now: () => new Date(boundary + seconds * 1000) } })
/** Returns the seconds to wait, or 0 when the call is let in. */
async function call(seconds: number, given = limit): Promise<number> {
  try {
    await countCall(at(seconds), bucket, given)
    return 0
  } catch (error) {
    if (error instanceof Problem) return error.retryAfterSeconds ?? Number.NaN
    throw error
  }
}
async function use(calls: number, seconds: number): Promise<void> {
  for (let made = 0; made < calls; made++) expect(await call(seconds), `call ${made + 1}`).toBe(0)
}
const forgive = (seconds: number) => forgiveCall(at(seconds), bucket, limit)

describe('a limit of calls', () => {
  it('counts calls before the boundary of two windows after it, too', async () => {
    await use(limit.calls, -1)
    for (let made = 0; made < limit.calls; made++) expect(await call(1)).toBeGreaterThan(0)
  })

  it('lets calls in again one by one, as the previous window slides away', async () => {
    await use(limit.calls, -1)
    expect(await call(49)).toBe(1)
    await use(1, 50)
    expect(await call(51)).toBe(49)
    await use(1, 100)
  })

  it.each([
    ['in a full window', { before: 0, now: 6, seconds: 20 }],
    ['in a window that the previous one fills', { before: 6, now: 0, seconds: 7 }],
    ['in a window that both fill', { before: 4, now: 3, seconds: 120.4 }],
    ['when the rest of this window is too short', { before: 6, now: 5, seconds: 299.9 }],
  ])('%s says how long to wait, to the second', async (_, { before, now, seconds }) => {
    await shop.database.insert(rateLimits).values([
      { bucket, windowStart: at(-limit.seconds).clock.now(), count: before },
      { bucket, windowStart: at(0).clock.now(), count: now },
    ])
    const wait = await call(seconds)
    expect(wait).toBeGreaterThan(0)
    expect(await call(seconds + wait - 1)).toBeGreaterThan(0)
    expect(await call(seconds + wait)).toBe(0)
  })

  it('does not count what it refuses: who keeps on trying waits no longer', async () => {
    await use(limit.calls, 0)
    for (let made = 0; made < 20; made++) await call(10)
    expect(await call(10)).toBe(340)
    expect(await call(350)).toBe(0)
  })

  it.each([
    [1, '1 second'],
    [119, '119 seconds'],
    [120, '2 minutes'],
    [1473, '25 minutes'],
    [7199, '120 minutes'],
    [7200, '2 hours'],
    [86_399, '24 hours'],
  ])('says a wait of %d seconds as people do', async (seconds, said) => {
    const once: Limit = { calls: 1, seconds: 86_400 }
    // A window of a day begins at midnight, twelve hours before the boundary; a call of the day before counts until its end.
    await shop.database.insert(rateLimits).values({ bucket, windowStart: at(-129_600).clock.now(), count: 1 })
    await expect(countCall(at(43_200 - seconds), bucket, once)).rejects.toMatchObject({
      ...{ message: `Too many attempts. Try again in ${said}.`, retryAfterSeconds: seconds },
    })
  })

  it('holds for calls at the same time', async () => {
    await use(3, -1)
    const waits = await Promise.all(Array.from({ length: 20 }, () => call(150)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4)
  })

  it('is counted for each window on its own when a window of silence lies between', async () => {
    await use(limit.calls, -301)
    await use(limit.calls, 0)
  })

  it('remembers the previous window of a whole day', async () => {
    const daily = { calls: 5, seconds: 86_400 }
    const day = Math.floor(shop.clock.now().getTime() / 86_400_000) * 86_400
    const midnight = day - boundary / 1000
    for (let made = 0; made < daily.calls; made++) expect(await call(midnight - 86_400, daily)).toBe(0)
    await forgetRateLimits(shop)
    expect(await call(midnight + 1, daily)).toBeGreaterThan(0)
  })
})

describe('a call against several limits', () => {
  it('counts against none when one refuses it', async () => {
    const full = newId()
    const both = [
      { bucket, limit },
      { bucket: full, limit: { calls: 1, seconds: 300 } },
    ]
    await countCalls(at(10), both)
    for (let made = 0; made < limit.calls; made++) await expect(countCalls(at(10), both)).rejects.toThrow(Problem)
    await use(limit.calls - 1, 10)
    expect(await call(10)).toBeGreaterThan(0)
  })
})

describe('a call that is forgiven', () => {
  it('makes room for another one', async () => {
    await use(limit.calls, 10)
    await forgive(10)
    await use(1, 10)
    expect(await call(10)).toBeGreaterThan(0)
  })

  it('is given back to the window that counted it, though the next one has begun', async () => {
    await use(limit.calls, -1)
    for (let made = 0; made < limit.calls; made++) await forgive(1)
    await use(limit.calls, 1)
  })

  it('never leaves more room than the limit', async () => {
    await use(1, 10)
    await forgive(10)
    await forgive(10)
    expect(await shop.database.select().from(rateLimits)).not.toContainEqual(expect.objectContaining({ count: -1 }))
    await use(limit.calls, 10)
    expect(await call(10)).toBeGreaterThan(0)
  })
})
