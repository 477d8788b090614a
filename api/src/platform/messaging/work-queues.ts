import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { JobDesk } from './job-desk.ts'
import { readDueQueues } from './lease-jobs.ts'
import { type WorkedQueue, WorkLine, type Workshop } from './work-line.ts'

export type Worker = {
  /** Jobs wait in these queues, or in any. */
  wake(names?: readonly string[]): void
  /** Starts nothing more, waits for running jobs and leaves the rest to others. */
  stop(): Promise<void>
}

type Source = { boss: PgBoss; database: Database; log: Log; onError: (error: Error) => void }

/** The interval of a worker's own look for jobs that did not wake it, in milliseconds: retries, delayed jobs, a lost wake-up. */
const lookMilliseconds = 1_000
/**
 * The subjects in work at the same time: of all queues together, roughly; the minimum and maximum of one. Each urgent queue
 * has its own beside these.
 */
const lanes = { together: 20, least: 2, most: 10, urgent: 20 }
/** The time that running jobs have to end when the worker stops, in milliseconds. */
const stopMilliseconds = 10_000

/**
 * Works on queues: several subjects of each side by side, the jobs of one subject one after the other. A failed job does not
 * affect others, and no queue takes another's lanes: each always has its minimum.
 */
export function startWorker({ boss, database, log, onError }: Source, queues: readonly WorkedQueue[]): Worker {
  const open = new Set<Promise<void>>()
  const shop: Workshop = {
    boss,
    database,
    log,
    isStopping: false,
    desk: new JobDesk(database.$client, onError),
    begin(work) {
      const watched = work.catch(onError).finally(() => open.delete(watched))
      open.add(watched)
    },
    lanesOf(line) {
      if (line.queue.isAlone) return 1
      if (line.queue.isUrgent) return lanes.urgent
      const busy = all.filter((other) => !other.queue.isUrgent && (other.isDue || other.running > 0)).length
      return Math.min(lanes.most, Math.max(lanes.least, Math.floor(lanes.together / Math.max(1, busy))))
    },
  }
  const lines = new Map(queues.map((queue) => [queue.name, new WorkLine(shop, queue)]))
  const all = [...lines.values()]

  function wake(names?: readonly string[]): void {
    if (shop.isStopping) return
    // A signal was missed: one query finds the queues, instead of one lease for each.
    if (!names) shop.begin(look())
    for (const name of names ?? []) {
      const line = lines.get(name)
      if (!line) continue
      line.isDue = true
      shop.begin(line.advance())
    }
  }

  async function look(): Promise<void> {
    wake(await readDueQueues(database, [...lines.keys()]))
    // Results that could not be written at once because the database was down.
    shop.desk.send()
  }

  async function lookAgainAndAgain(): Promise<void> {
    while (!shop.isStopping) {
      await look().catch(onError)
      await wait(lookMilliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  }

  const stopped = new AbortController()
  void lookAgainAndAgain()

  return {
    wake,
    async stop() {
      shop.isStopping = true
      stopped.abort()
      const late = wait(stopMilliseconds, true, { ref: false })
      while (open.size > 0) {
        if (await Promise.race([Promise.all(open).then(() => false), late])) break
      }
      await Promise.all(all.map((line) => line.abandon().catch(onError)))
      await shop.desk.close()
    },
  }
}
