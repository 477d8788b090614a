import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { transact } from '../platform.ts'
import { defineEvent, emit, on } from './events.ts'
import { JobDesk } from './job-desk.ts'
import { type Jobs, openJobs, queueOf } from './jobs.ts'

type Told = { subject: string }

const happened = defineEvent<Told>('test.desk', ({ subject }) => subject)
const reactions = ['one', 'two', 'three'].map((name) => on(happened, name, async () => {}))
const queues = reactions.map(queueOf)

let shop: TestPlatform
let jobs: Jobs
let desk: JobDesk
const errors: Error[] = []

beforeAll(async () => {
  shop = await openTestPlatform()
  jobs = await openJobs(shop.database, shop.log, reactions, [])
  desk = new JobDesk(shop.database.$client, (error) => errors.push(error))
})
afterAll(async () => {
  await desk.close()
  await jobs.stop()
  await shop.close()
})
beforeEach(async () => {
  errors.length = 0
  await shop.database.execute(sql`delete from pgboss.job where name = any(${sql.param(queues)}::text[])`)
})

const tell = (...subjects: string[]) =>
  transact({ ...shop, jobs }, async (tx) => {
    for (const subject of subjects) emit(tx, happened, { subject })
  })

async function leaseAll(most: number) {
  return (await Promise.all(queues.map((queue) => desk.lease(queue, most)))).flat()
}

function readTimes() {
  return shop.database
    .execute<{ state: string; startedOn: string; completedOn: string | null }>(
      sql`select state, started_on::text as "startedOn", completed_on::text as "completedOn" from pgboss.job
        where name = any(${sql.param(queues)}::text[])`,
    )
    .then(({ rows }) => rows)
}

describe('the desk of a worker', () => {
  test('leases from every queue in one transaction, and writes down what is done in the next', async () => {
    await tell('a')
    const leased = await leaseAll(5)
    expect(leased.map(({ queue, subject, data }) => [queue, subject, data])).toEqual(
      queues.map((queue) => [queue, 'a', { subject: 'a' }]),
    )
    expect(new Set((await readTimes()).map(({ startedOn }) => startedOn)).size).toBe(1)
    for (const job of leased) desk.complete(job)
    await vi.waitFor(async () =>
      expect((await readTimes()).map(({ state }) => state)).toEqual(['completed', 'completed', 'completed']),
    )
    expect(new Set((await readTimes()).map(({ completedOn }) => completedOn)).size).toBe(1)
  })

  test('leases no second job of a subject that is under way, and leases it with the word that the first is done', async () => {
    await tell('a', 'b')
    await tell('a')
    const [queue = ''] = queues
    const first = await desk.lease(queue, 1)
    expect(first.map(({ subject }) => subject)).toEqual(['a'])
    const second = await desk.lease(queue, 5)
    expect(second.map(({ subject }) => subject)).toEqual(['b'])
    for (const job of first) desk.complete(job)
    expect((await desk.lease(queue, 5)).map(({ subject }) => subject)).toEqual(['a'])
  })

  test('keeps what is done while the database is away, and writes it down when it is asked again', async () => {
    await tell('a')
    const leased = await leaseAll(1)
    // The row is held, so the word waits for it; then its connection is gone.
    const holder = await shop.database.$client.connect()
    await holder.query('begin')
    await holder.query('select from pgboss.job where name = any($1) for update', [queues])
    for (const job of leased) desk.complete(job)
    await vi.waitFor(async () => {
      const { rows } = await holder.query(
        "select from pg_stat_activity where application_name = 'makola jobs' and wait_event_type = 'Lock' and datname = current_database()",
      )
      expect(rows).toHaveLength(1)
    })
    await holder.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'makola jobs' and datname = current_database()",
    )
    await vi.waitFor(() => expect(errors).toHaveLength(1))
    await holder.query('rollback')
    holder.release()
    expect((await readTimes()).map(({ state }) => state)).toEqual(['active', 'active', 'active'])
    desk.send()
    await vi.waitFor(async () =>
      expect((await readTimes()).map(({ state }) => state)).toEqual(['completed', 'completed', 'completed']),
    )
  })
})
