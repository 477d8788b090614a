import { defineMeasure } from '../measure.ts'
import { addTiming, Counter, Gauge, Histogram } from '../metrics/metric.ts'
import { type Carrier, inSpan } from '../traces/trace.ts'

/** The queues that this process knows: their names come from the program. */
const known = new Set<string>()
const queues = () => [...known]

export const jobSeconds = new Histogram({
  name: 'job_seconds',
  help: 'Time that a job took, in seconds, by queue',
  labels: { queue: queues },
})
export const jobs = new Counter({
  name: 'jobs_total',
  help: 'Jobs run, by queue and by how they ended; a failed one is tried again',
  labels: { queue: queues, outcome: ['done', 'failed'] },
})
const depth = new Gauge({
  name: 'queue_depth',
  help: 'Jobs that are due and wait, by queue',
  labels: { queue: queues },
})
const age = new Gauge({
  name: 'queue_oldest_seconds',
  help: 'For how long the oldest job has been due, in seconds, by queue; 0 when none is due',
  labels: { queue: queues },
})
const failed = new Gauge({
  name: 'jobs_kept_failed',
  help: 'Jobs that failed for the last time and are kept, by queue',
  labels: { queue: queues },
})

/** The name in a job's data of the trace that caused it. */
export const traceInData = '__trace'

/** A job's own data, and the trace that goes on with it. A schedule's job has neither. */
function takeTrace(stored: object | null): { data: object; trace: Carrier | undefined } {
  const { [traceInData]: trace, ...data } = { ...stored } as Record<string, unknown>
  return trace === undefined ? { data: stored as object, trace: undefined } : { data, trace: trace as Carrier }
}

/** Counts and times each run of a queue's jobs. */
export function countRuns<P>(
  queue: string,
  run: (platform: P, data: object) => Promise<void>,
): (platform: P, data: object) => Promise<void> {
  known.add(queue)
  return async (platform, stored) => {
    const { data, trace } = takeTrace(stored)
    try {
      const work = () => jobSeconds.time({ queue }, () => run(platform, data))
      await inSpan(queue, { kind: 'job', from: trace, attributes: { 'job.queue': queue } }, work)
      jobs.count({ queue, outcome: 'done' })
    } catch (error) {
      jobs.count({ queue, outcome: 'failed' })
      throw error
    }
  }
}

/**
 * Counts each job of those that are run together; each took its share of their time. They go on with the trace of the first. When
 * they fail, nothing is counted here: each is run by itself then.
 */
export function countRunsTogether<P>(
  queue: string,
  run: (platform: P, data: readonly object[]) => Promise<void>,
): (platform: P, data: readonly object[]) => Promise<void> {
  return async (platform, stored) => {
    const taken = stored.map(takeTrace)
    const data = taken.map((one) => one.data)
    const from = performance.now()
    const span = { kind: 'job', from: taken[0]?.trace, attributes: { 'job.queue': queue } } as const
    await inSpan(queue, span, () => run(platform, data))
    const seconds = (performance.now() - from) / 1000 / data.length
    for (const _ of data) {
      addTiming(jobSeconds.at({ queue }), seconds)
      jobs.count({ queue, outcome: 'done' })
    }
  }
}

type Row = { name: string; due: number; seconds: number; failed: number }

/** What waits in the queues: one statement over the jobs that are not done. */
export const queueMeasure = defineMeasure({
  name: 'queues',
  gauges: [depth, age, failed],
  async read({ database }, show) {
    const { rows } = await database.$client.query<Row>(
      `select name, count(*) filter (where state < 'active')::int as due,
         coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0)::float8 as seconds,
         count(*) filter (where state = 'failed')::int as failed
       from pgboss.job where (state < 'active' and start_after <= now()) or state = 'failed' group by name`,
    )
    const found = new Map(rows.map((row) => [row.name, row]))
    for (const queue of queues()) {
      const row = found.get(queue)
      show(depth, { queue }, row?.due ?? 0)
      show(age, { queue }, row?.seconds ?? 0)
      show(failed, { queue }, row?.failed ?? 0)
    }
  },
})
