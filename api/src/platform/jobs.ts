import { type Job, PgBoss } from 'pg-boss'
import type { Database, Transaction } from './database.ts'
import type { Reaction } from './events.ts'
import { type Log, messageOf } from './log.ts'
import type { Platform } from './platform.ts'
import { defineSignal } from './signals.ts'

/** Work that comes round by the clock, and once at every start where that is asked for. */
export type Schedule = {
  name: string
  everyMinutes: number
  atStart?: true
  run: (platform: Platform) => Promise<void>
}

/** The queues: events on their way to reactions, and scheduled work. Backed by the database, at least once. */
export type Jobs = {
  /** Writes a transaction's outbox into the queues, inside that transaction. */
  store(tx: Transaction): Promise<void>
  startWorkers(platform: Platform): Promise<void>
  /** Works off everything that is due (or, with `all`, everything that waits) and returns how many jobs ran. For tests and commands. */
  drain(platform: Platform, options?: { all?: boolean }): Promise<number>
  stop(): Promise<void>
}

/** Events of these names wait for workers, in whichever process: they need not wait for their next poll. */
export const eventsStored = defineSignal<{ events: string[] }>('job.stored')

/** The queue of what a reaction has still to hear of. */
export const queueOf = (reaction: Reaction) => `${reaction.event}/${reaction.name}`

/** Opens the queues for these reactions and schedules, creating what is missing in the database. */
export async function openJobs(
  database: Database,
  log: Log,
  reactions: readonly Reaction[],
  schedules: readonly Schedule[],
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.$client.query(text, values) },
    schedule: schedules.length > 0,
  })
  boss.on('error', tellOnce(log))
  await boss.start()
  const queues = [...reactions.map(queueOf), ...schedules.map((schedule) => schedule.name)]
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const queue of queues) {
    // A failed reaction is tried again for about a day, then it stays, visible, as failed.
    if (!known.has(queue))
      await boss.createQueue(queue, {
        retryLimit: 12,
        // A job whose process was killed is taken up again after this long.
        expireInSeconds: 60,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 21_600,
      })
  }

  async function run(platform: Platform, queue: string, job: Job<object>): Promise<void> {
    const reaction = reactions.find((candidate) => queueOf(candidate) === queue)
    if (reaction) return reaction.handle(platform, job.data as never)
    return schedules.find((schedule) => schedule.name === queue)?.run(platform)
  }

  return {
    async store(tx) {
      const db = { executeSql: (text: string, values?: unknown[]) => tx.$client.query(text, values) }
      for (const reaction of reactions) {
        const jobs = tx.outbox
          .filter((event) => event.name === reaction.event)
          .map((event) => ({ data: event.payload, ...(event.afterSeconds > 0 && { startAfter: event.afterSeconds }) }))
        if (jobs.length > 0) await boss.insert(queueOf(reaction), jobs, { db })
      }
    },
    async startWorkers(platform) {
      const workers = new Map<string, string>()
      for (const queue of queues) {
        const worker = await boss.work<object>(queue, { pollingIntervalSeconds: 1, batchSize: 1 }, async (jobs) => {
          for (const job of jobs) {
            await run(platform, queue, job).catch((error: unknown) => {
              log.error({ err: error, queue, jobId: job.id }, 'job failed; it will be tried again')
              throw toKeep(error)
            })
          }
        })
        workers.set(queue, worker)
      }
      platform.signals.subscribe(eventsStored, (told) => {
        for (const reaction of reactions) {
          const worker = workers.get(queueOf(reaction))
          if (worker !== undefined && (!told || told.events.includes(reaction.event))) boss.notifyWorker(worker)
        }
      })
      for (const schedule of schedules) {
        const cron =
          schedule.everyMinutes < 60 ? `*/${schedule.everyMinutes} * * * *` : `0 */${schedule.everyMinutes / 60} * * *`
        await boss.schedule(schedule.name, cron, null, { singletonKey: schedule.name })
        if (schedule.atStart) await boss.send(schedule.name, null, { singletonKey: schedule.name })
      }
    },
    async drain(platform, { all = false } = {}) {
      let count = 0
      for (let found = true; found; ) {
        found = false
        const filled = await readFilledQueues(database, all)
        for (const queue of reactions.map(queueOf).filter((name) => filled.has(name))) {
          for (const job of await boss.fetch<object>(queue, { batchSize: 100, ignoreStartAfter: all })) {
            found = true
            count++
            await run(platform, queue, job)
            await boss.complete(queue, job.id)
          }
        }
      }
      return count
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: false }),
  }
}

/**
 * An error as the queue may keep it with the job, for days: with all of its fields it would be people's data, which a
 * failed query and its cause repeat.
 */
function toKeep(error: unknown): Error {
  if (!(error instanceof Error)) return Object.assign(new Error('no error'), { stack: undefined })
  return Object.assign(new Error(messageOf(error)), { name: error.name, stack: undefined })
}

/**
 * Every worker meets a database that is away, each second: the same words are written once in half a minute. What the
 * queue tells is often no error, only the parts of one.
 */
export function tellOnce(
  log: Log,
): (told: { message?: string; stack?: string; code?: string; queue?: string }) => void {
  let last = { message: '', at: Number.NEGATIVE_INFINITY }
  return ({ message = 'something went wrong', stack, code, queue }) => {
    const at = performance.now()
    if (message === last.message && at - last.at < 30_000) return
    last = { message, at }
    log.error({ err: Object.assign(new Error(message), { stack, code }), queue }, 'job queue')
  }
}

/** Queues in which something waits: one question instead of one for each queue. */
async function readFilledQueues(database: Database, all: boolean): Promise<Set<string>> {
  const { rows } = await database.$client.query<{ name: string }>(
    "select distinct name from pgboss.job where state < 'active' and ($1 or start_after <= now())",
    [all],
  )
  return new Set(rows.map(({ name }) => name))
}
