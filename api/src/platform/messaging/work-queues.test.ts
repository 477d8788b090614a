import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { type Platform, transact } from '../platform.ts'
import { defineEvent, emit, on, onMany, type Reaction } from './events.ts'
import { type Jobs, openJobs, queueOf, type Schedule } from './jobs.ts'

type Told = { subject: string; n: number }

const happened = defineEvent<Told>('test.happened', ({ subject }) => subject)
const patient = { timeout: 25_000, interval: 20 }

let shop: TestPlatform
let name = ''
let count = 0

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())
beforeEach(() => {
  name = `listen-${++count}`
})

/** Workers of one process, with the test's own reactions and schedules. */
async function open(reactions: readonly Reaction[], schedules: readonly Schedule[] = []) {
  const jobs: Jobs = await openJobs(shop.database, shop.log, reactions, schedules)
  return { ...shop, jobs }
}

const tell = (platform: Platform, events: readonly Told[], afterSeconds = 0) =>
  transact(platform, async (tx) => {
    for (const told of events) emit(tx, happened, told, afterSeconds)
  })

/** The messages of every subject, in order: 1, 2, 3 … */
function story(subjects: readonly string[], length: number): Told[] {
  return Array.from({ length }, (_, n) => subjects.map((subject) => ({ subject, n }))).flat()
}

function readStates(reaction: Reaction) {
  return shop.database
    .execute<{ state: string; count: number }>(
      sql`select state, count(*)::int as count from pgboss.job where name = ${queueOf(reaction)} group by state order by state`,
    )
    .then(({ rows }) => Object.fromEntries(rows.map((row) => [row.state, row.count])))
}

/** Skips the waits between two tries. It queues among the leases: they skip rows that are being written. */
const endWaits = (reaction: Reaction) =>
  transact(shop, async (tx) => {
    const queue = queueOf(reaction)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('claim ' || ${queue}, 0))`)
    await tx.execute(sql`update pgboss.job set start_after = now() where name = ${queue} and state = 'retry'`)
  })

/** The messages heard, by subject, and the largest number of one subject under way at the same time. */
function keepRecord() {
  const heard = new Map<string, number[]>()
  const underWay = new Map<string, number>()
  let most = 0
  return {
    heard,
    most: () => most,
    async hear({ subject, n }: Told, work: () => Promise<unknown> = async () => {}) {
      underWay.set(subject, (underWay.get(subject) ?? 0) + 1)
      most = Math.max(most, underWay.get(subject) ?? 0)
      try {
        await work()
        heard.set(subject, [...(heard.get(subject) ?? []), n])
      } finally {
        underWay.set(subject, (underWay.get(subject) ?? 0) - 1)
      }
    },
  }
}

describe('a worker', () => {
  test('handles a thousand events in seconds: in order for each subject, once each, past one that always fails', async () => {
    const record = keepRecord()
    const reaction = on(happened, name, async (_, told) => {
      if (told.subject === 'poison') throw new Error('always')
      await record.hear(told)
    })
    const platform = await open([reaction])
    const subjects = Array.from({ length: 50 }, (_, index) => `order-${index}`)
    await tell(platform, [{ subject: 'poison', n: 0 }, ...story(subjects, 20)])
    await platform.jobs.startWorkers(platform)
    await vi.waitFor(async () => expect(await readStates(reaction)).toMatchObject({ completed: 1000 }), patient)
    await platform.jobs.stop()
    const inOrder = Array.from({ length: 20 }, (_, n) => n)
    expect([...record.heard.values()]).toEqual(subjects.map(() => inOrder))
    expect(record.most()).toBe(1)
    expect(await readStates(reaction)).toEqual({ completed: 1000, retry: 1 })
  })

  test('shares a queue with another process’s worker: nothing twice, nothing out of order', async () => {
    const record = keepRecord()
    const reaction = on(happened, name, (platform, told) =>
      record.hear(told, () => platform.database.execute(sql`select pg_sleep(0.001)`)),
    )
    const platforms = [await open([reaction]), await open([reaction])]
    for (const platform of platforms) await platform.jobs.startWorkers(platform)
    const subjects = Array.from({ length: 10 }, (_, index) => `order-${index}`)
    for (let n = 0; n < 30; n++)
      await tell(
        shopOf(platforms, n),
        story(subjects, 1).map((told) => ({ ...told, n })),
      )
    await vi.waitFor(async () => expect(await readStates(reaction)).toEqual({ completed: 300 }), patient)
    for (const platform of platforms) await platform.jobs.stop()
    expect([...record.heard.values()]).toEqual(subjects.map(() => Array.from({ length: 30 }, (_, n) => n)))
    expect(record.most()).toBe(1)
  })

  test('delays only the same subject’s later events while the first is retried', async () => {
    const record = keepRecord()
    let failuresLeft = 1
    const reaction = on(happened, name, async (_, told) => {
      if (told.subject === 'a' && failuresLeft-- > 0) throw new Error('not yet')
      await record.hear(told)
    })
    const platform = await open([reaction])
    await tell(platform, story(['a', 'b', 'c'], 3))
    await platform.jobs.startWorkers(platform)
    await vi.waitFor(
      async () => expect(await readStates(reaction)).toEqual({ completed: 6, created: 2, retry: 1 }),
      patient,
    )
    expect(record.heard.get('a')).toBeUndefined()
    await endWaits(reaction)
    await vi.waitFor(async () => expect(await readStates(reaction)).toEqual({ completed: 9 }), patient)
    await platform.jobs.stop()
    expect(record.heard.get('a')).toEqual([0, 1, 2])
  })

  test('handles the events that wait at once, and each by itself when one of them fails', async () => {
    const calls: number[] = []
    const heard: string[] = []
    const reaction = onMany(happened, name, async (_, told) => {
      calls.push(told.length)
      if (told.some(({ subject }) => subject === 'poison')) throw new Error('always')
      heard.push(...told.map(({ subject }) => subject))
    })
    const platform = await open([reaction])
    const subjects = Array.from({ length: 120 }, (_, index) => `fact-${index}`)
    await tell(platform, story([...subjects, 'poison'], 1))
    await platform.jobs.startWorkers(platform)
    await vi.waitFor(async () => expect(await readStates(reaction)).toEqual({ completed: 120, retry: 1 }), patient)
    await platform.jobs.stop()
    expect(heard.toSorted()).toEqual(subjects.toSorted())
    // Two calls for the first hundred; the last 21 fail together, and then the poisoned one by itself.
    expect(calls).toEqual([50, 50, 21, ...Array.from({ length: 21 }, () => 1)])
  })

  test('gives up the order after repeated failures, and keeps the failed event', async () => {
    const record = keepRecord()
    let tries = 0
    const reaction = on(happened, name, async (_, told) => {
      if (told.n === 0) throw new Error(`never: ${++tries}`)
      await record.hear(told)
    })
    const platform = await open([reaction])
    await tell(platform, story(['a'], 3))
    await shop.database.execute(sql`update pgboss.job set retry_limit = 4 where name = ${queueOf(reaction)}`)
    await platform.jobs.startWorkers(platform)
    await vi.waitFor(async () => {
      await endWaits(reaction)
      expect(record.heard.get('a')).toEqual([1, 2])
    }, patient)
    expect(tries).toBeGreaterThanOrEqual(3)
    await vi.waitFor(async () => {
      await endWaits(reaction)
      expect(await readStates(reaction)).toEqual({ completed: 2, failed: 1 })
    }, patient)
    await platform.jobs.stop()
    expect(tries).toBe(5)
  })

  test('runs scheduled jobs and other reactions while every lane of one queue hangs', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: cameRound, resolve: comeRound } = Promise.withResolvers<void>()
    const { promise: heard, resolve: hear } = Promise.withResolvers<void>()
    const hanging = on(happened, `${name}-hangs`, () => released)
    const other = on(happened, name, async (_, { n }) => (n === 99 ? hear() : undefined))
    const schedule = { name: `${name}-clock`, everyMinutes: 1440, atStart: true, run: async () => comeRound() } as const
    const platform = await open([hanging, other], [schedule])
    await tell(
      platform,
      Array.from({ length: 100 }, (_, n) => ({ subject: `${n}`, n })),
    )
    await platform.jobs.startWorkers(platform)
    await Promise.all([cameRound, heard])
    expect((await readStates(hanging)).completed).toBeUndefined()
    release()
    await platform.jobs.stop()
  })

  test('gives a scheduled job the platform and nothing else', async () => {
    const { promise: cameRound, resolve: comeRound } = Promise.withResolvers<unknown[]>()
    const run = async (...given: unknown[]) => comeRound(given.slice(1))
    const platform = await open([], [{ name: `${name}-clock`, everyMinutes: 1440, atStart: true, run }])
    await platform.jobs.startWorkers(platform)
    expect(await cameRound).toEqual([])
    await platform.jobs.stop()
  })

  test('wakes at once for a new event, and in time for a delayed one', async () => {
    const record = keepRecord()
    const reaction = on(happened, name, (_, told) => record.hear(told))
    const platform = await open([reaction])
    await platform.jobs.startWorkers(platform)
    await tell(platform, [{ subject: 'later', n: 0 }], 1)
    const latencies: number[] = []
    for (let n = 0; n < 20; n++) {
      const from = performance.now()
      await tell(platform, [{ subject: `${n}`, n }])
      await vi.waitFor(() => expect(record.heard.has(`${n}`)).toBe(true), { timeout: 20_000, interval: 2 })
      latencies.push(performance.now() - from)
    }
    // One poll a second would make half of them wait for more than half a second.
    expect(latencies.sort((a, b) => a - b)[10]).toBeLessThan(400)
    await vi.waitFor(() => expect(record.heard.has('later')).toBe(true), patient)
    await platform.jobs.stop()
  })

  test('that is stopped finishes running jobs and leaves the rest to the next', async () => {
    const record = keepRecord()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const reaction = on(happened, name, (_, told) => {
      begin()
      return record.hear(told, () => released)
    })
    const platform = await open([reaction])
    await tell(platform, story(['a', 'b'], 2))
    await platform.jobs.startWorkers(platform)
    await begun
    const stopped = platform.jobs.stop()
    release()
    await stopped
    expect(await readStates(reaction)).toEqual({ completed: 2, created: 2 })
    const next = await open([reaction])
    await next.jobs.startWorkers(next)
    await vi.waitFor(async () => expect(await readStates(reaction)).toEqual({ completed: 4 }), patient)
    await next.jobs.stop()
    expect([...record.heard.values()]).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  test('that is idle queries the database about once a second, however many queues there are', async () => {
    const reactions = Array.from({ length: 40 }, (_, index) => on(happened, `${name}-${index}`, async () => {}))
    const platform = await open(reactions)
    let asked = 0
    const counting = {
      ...platform,
      jobs: await openJobs(
        countQueries(() => asked++),
        shop.log,
        reactions,
        [],
      ),
    }
    // With the statements of pg-boss's own start behind it.
    await counting.jobs.drain(counting)
    await counting.jobs.startWorkers(counting)
    asked = 0
    const from = performance.now()
    await vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(2), patient)
    const seconds = (performance.now() - from) / 1000
    await counting.jobs.stop()
    await platform.jobs.stop()
    expect(seconds).toBeGreaterThan(0.9)
  })
})

const shopOf = (platforms: readonly Platform[], n: number) => platforms[n % platforms.length] as Platform

/** The database, with `told` at every query of its pool. */
function countQueries(told: () => void): TestPlatform['database'] {
  const pool = new Proxy(shop.database.$client, {
    get(target, key) {
      const value = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      return (...values: unknown[]) => {
        if (key === 'query' || key === 'connect') told()
        return value.apply(target, values)
      }
    },
  })
  return Object.assign(Object.create(shop.database), { $client: pool })
}
