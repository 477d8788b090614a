import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import bossPackage from 'pg-boss/package.json' with { type: 'json' }
import { type Database, isMissingTable, type Transaction } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Platform } from '../platform.ts'
import { carryTrace } from '../traces/trace.ts'
import type { Reaction } from './events.ts'
import { countRuns, countRunsTogether, traceInData } from './queue-metrics.ts'
import { type Round, startRounds } from './rounds.ts'
import { defineSignal } from './signals.ts'
import { startWorker, type Worker } from './work-queues.ts'

/** Minutes that divide an hour, and hours that divide a day: what a cron expression can repeat evenly. */
type Period = 1 | 2 | 3 | 4 | 5 | 6 | 10 | 12 | 15 | 20 | 30 | 60 | 120 | 180 | 240 | 360 | 480 | 720 | 1440

/** Work scheduled by the clock and, if requested, at every start. */
type Clocked = {
  name: string
  everyMinutes: Period
  everySecond?: never
  atStart?: true
  run: (platform: Platform) => Promise<void>
}

export type Schedule = Clocked | Round

/** The queues: events for reactions, and scheduled work. Backed by the database, at least once. */
export type Jobs = {
  /** The statement that puts a transaction's outbox into the queues, inside that transaction; null when nobody waits for it. */
  writeOutbox(tx: Pick<Transaction, 'outbox'>): pg.QueryConfig | null
  startWorkers(platform: Platform): Promise<void>
  /** Runs all due jobs (or, with `all`, all waiting ones) and returns their number. For tests and commands. */
  drain(platform: Platform, options?: { all?: boolean }): Promise<number>
  stop(): Promise<void>
}

/** Wakes the workers of any process for these events before their next poll. */
export const eventsStored = defineSignal<{ events: string[] }>('job.stored')

/** The queue of a reaction's pending events. */
export const queueOf = (reaction: Reaction) => `${reaction.event}/${reaction.name}`

type Run = (platform: Platform, data: object) => Promise<void>
type RunTogether = (platform: Platform, data: readonly object[]) => Promise<void>
type Work = { name: string; isAlone: boolean; isUrgent: boolean; run: Run; runTogether?: RunTogether }

/** Opens the queues for these reactions and schedules, creating what is missing in the database. */
export async function openJobs(
  database: Database,
  log: Log,
  reactions: readonly Reaction[],
  all: readonly Schedule[],
): Promise<Jobs> {
  const schedules = all.filter((schedule) => 'everyMinutes' in schedule)
  const rounds = all.filter((schedule) => schedule.everySecond === true)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.$client.query(text, values) },
    schedule: schedules.length > 0,
  })
  const onError = logOnce(log)
  boss.on('error', onError)
  const queues = [...reactions.map(queueOf), ...schedules.map((schedule) => schedule.name)]
  const { start, stop } = startLater(boss)
  if (!(await hasQueues(database, queues))) {
    await start()
    await createQueues(boss, queues)
  }
  const work = describeWork(reactions, schedules)
  const listeners = Map.groupBy(reactions, ({ event }) => event)
  let worker: Worker | null = null
  let stopHearing = () => {}
  let endRounds = async () => {}

  return {
    writeOutbox(tx) {
      const trace = carryTrace()
      const jobs = tx.outbox.flatMap(({ name, subject, payload: told, afterSeconds }) => {
        const payload = trace ? { ...told, [traceInData]: trace } : told
        return (listeners.get(name) ?? []).map((one) => ({ queue: queueOf(one), subject, payload, afterSeconds }))
      })
      return jobs.length > 0 ? insertJobs(jobs) : null
    },
    async startWorkers(platform) {
      await start()
      // Uses the connections of queued work: a crowd of events takes none from requests.
      const own = { ...platform, database }
      const worked = work.map(({ run, runTogether, ...queue }) => ({
        ...queue,
        run: (data: object) => run(own, data),
        ...(runTogether && { runTogether: (data: readonly object[]) => runTogether(own, data) }),
      }))
      endRounds = startRounds(rounds, own, onError)
      await scheduleJobs(boss, schedules)
      const started = startWorker({ boss, database, log, onError }, worked)
      worker = started
      stopHearing = platform.signals.subscribe(eventsStored, (told) =>
        started.wake(told?.events.flatMap((event) => (listeners.get(event) ?? []).map(queueOf))),
      )
    },
    drain: (platform, { all = false } = {}) =>
      start().then(() =>
        drainQueues(boss, database, { queues: reactions.map(queueOf), all }, async (queue, data) => {
          await work.find(({ name }) => name === queue)?.run(platform, data)
        }),
      ),
    async stop() {
      stopHearing()
      await endRounds()
      await worker?.stop()
      await stop()
    },
  }
}

/** The queues of a shop, and what is done with their jobs. */
function describeWork(reactions: readonly Reaction[], schedules: readonly Clocked[]): Work[] {
  return [
    ...reactions.map((reaction) => {
      const name = queueOf(reaction)
      const { isAlone, isUrgent, handleMany } = reaction
      const runTogether = handleMany && countRunsTogether(name, handleMany as RunTogether)
      return {
        name,
        isAlone,
        isUrgent,
        run: countRuns(name, reaction.handle as Run),
        ...(runTogether && { runTogether }),
      }
    }),
    ...schedules.map(({ name, run }) => ({
      name,
      isAlone: true,
      isUrgent: false,
      // The platform and nothing else: a schedule's job carries null, which is no default.
      run: countRuns(name, (platform: Platform) => run(platform)),
    })),
  ]
}

/** Starts pg-boss once, for the first who needs more than to store an event. */
function startLater(boss: PgBoss): { start: () => Promise<unknown>; stop: () => Promise<void> } {
  let starting: Promise<unknown> | null = null
  return {
    start() {
      starting ??= boss.start()
      return starting
    },
    async stop() {
      if (starting) await boss.stop({ graceful: true, timeout: 10_000, close: false })
    },
  }
}

/** One statement at most starts: events can be stored, so the queues' own program may start later. */
async function hasQueues(database: Database, queues: readonly string[]): Promise<boolean> {
  const found = await database.$client
    .query<{ ready: boolean }>(
      `select (select max(version) from pgboss.version) >= $1
         and not exists (select unnest($2::text[]) except select name from pgboss.queue) as ready`,
      [bossPackage.pgboss.schema, queues],
    )
    .catch((error: unknown) => {
      if (isMissingTable(error)) return null
      throw error
    })
  return found?.rows[0]?.ready ?? false
}

/** Creates the queues that the database does not have yet. */
async function createQueues(boss: PgBoss, queues: readonly string[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const queue of queues) {
    // A failed reaction is retried for about a day, then it stays visible as failed.
    if (!known.has(queue))
      await boss.createQueue(queue, {
        retryLimit: 12,
        // The time after which a killed process's job is taken up again.
        expireInSeconds: 60,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 21_600,
      })
  }
}

async function drainQueues(
  boss: PgBoss,
  database: Database,
  { queues, all }: { queues: readonly string[]; all: boolean },
  run: (queue: string, data: object) => Promise<void>,
): Promise<number> {
  let count = 0
  for (let found = true; found; ) {
    found = false
    const filled = await readFilledQueues(database, all)
    for (const queue of queues.filter((name) => filled.has(name))) {
      for (const job of await boss.fetch<object>(queue, { batchSize: 100, ignoreStartAfter: all })) {
        found = true
        count++
        await run(queue, job.data)
        await boss.complete(queue, job.id)
      }
    }
  }
  return count
}

async function scheduleJobs(boss: PgBoss, schedules: readonly Clocked[]): Promise<void> {
  for (const { name, everyMinutes, atStart } of schedules) {
    const cron = everyMinutes < 60 ? `*/${everyMinutes} * * * *` : `0 */${everyMinutes / 60} * * *`
    await boss.schedule(name, cron, null, { singletonKey: name })
    if (atStart) await boss.send(name, null, { singletonKey: name })
  }
}

type NewJob = { queue: string; subject: string; payload: object; afterSeconds: number }

/**
 * One statement for all events of a transaction. `created_on` is the statement's time, not, as pg-boss has it, the transaction's
 * start: of two transactions that waited for the same row, the first holder's events come first.
 */
function insertJobs(jobs: readonly NewJob[]): pg.QueryConfig {
  return {
    name: 'store-jobs',
    text: `insert into pgboss.job (name, data, group_id, start_after, created_on, keep_until, policy, dead_letter,
       retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds)
     select queue.name, job->'payload', job->>'subject', due, clock_timestamp() + place * interval '1 microsecond',
       due + retention_seconds * interval '1 second', policy, dead_letter,
       retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds
     from jsonb_array_elements($1::jsonb) with ordinality as told (job, place)
     join pgboss.queue on queue.name = job->>'queue'
     cross join lateral (select now() + (job->>'afterSeconds')::float8 * interval '1 second') as start (due)
     order by place`,
    values: [JSON.stringify(jobs)],
  }
}

/**
 * Logs a repeated error once in half a minute: while the database is down, workers meet it every second. The queue's errors are
 * often only parts of one.
 */
export function logOnce(log: Log): (told: { message?: string; stack?: string; code?: string; queue?: string }) => void {
  let last = { message: '', at: Number.NEGATIVE_INFINITY }
  return ({ message = 'something went wrong', stack, code, queue }) => {
    const at = performance.now()
    if (message === last.message && at - last.at < 30_000) return
    last = { message, at }
    log.error({ err: Object.assign(new Error(message), { stack, code }), queue }, 'job queue')
  }
}

/** Queues with waiting jobs: one query instead of one for each queue. */
async function readFilledQueues(database: Database, all: boolean): Promise<Set<string>> {
  const { rows } = await database.$client.query<{ name: string }>(
    "select distinct name from pgboss.job where state < 'active' and ($1 or start_after <= now())",
    [all],
  )
  return new Set(rows.map(({ name }) => name))
}
